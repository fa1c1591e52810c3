/** The wire's types of this game under short names. */
import type { Choice as AnyChoice, GameTypes, View as AnyView } from '../../../net/wire';

type Types = GameTypes['sandokan'];
export type Public = Types['public'];
export type Own = Types['own'];
export type Action = Types['action'];
export type Fact = Types['fact'];
export type View = AnyView<'sandokan'>;
export type Choice = AnyChoice<'sandokan'>;
