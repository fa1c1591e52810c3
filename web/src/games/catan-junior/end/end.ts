import type { EndPart } from '../../../table/end/end';
import Race from './Race.svelte';
import { KINDS } from './race';
import Row from './Row.svelte';

export default { kinds: KINDS, picture: Race, row: Row } satisfies EndPart<'catan-junior'>;
