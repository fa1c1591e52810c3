import type { EndPart } from '../../../table/end/end';
import RouteMap from './RouteMap.svelte';
import { KINDS } from './routes';
import Row from './Row.svelte';

export default { kinds: KINDS, picture: RouteMap, row: Row } satisfies EndPart<'sandokan'>;
