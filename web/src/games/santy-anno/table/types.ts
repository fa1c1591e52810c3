/** The wire's types of this game under short names. */
import type { Choice as AnyChoice, GameTypes, View as AnyView } from '../../../net/wire';

type Types = GameTypes['santy-anno'];
export type Public = Types['public'];
export type Own = Types['own'];
export type Action = Types['action'];
export type Fact = Types['fact'];
export type View = AnyView<'santy-anno'>;
export type Choice = AnyChoice<'santy-anno'>;
export type Pirate = Public['pirates'][number];
export type Line = Public['line'];
export type { SantyAnnoRow as Row } from '../wire';
export type Resolution = NonNullable<Public['resolution']>;
export type Reveal = NonNullable<Public['check']>;
export type PathStep = Resolution['paths'][number][number];
/** Around the table as seen from above. */
export type Way = 'cw' | 'ccw';
