/** The wire's types of this game under short names. */
import type { Choice as AnyChoice, GameTypes, View as AnyView } from '../../../net/wire';

type Types = GameTypes['catan-junior'];
export type Public = Types['public'];
export type Action = Types['action'];
export type Fact = Types['fact'];
export type View = AnyView<'catan-junior'>;
export type Choice = AnyChoice<'catan-junior'>;
export type { Awaited } from '../../../net/wire';
export type Offer = NonNullable<Public['offer']>;
