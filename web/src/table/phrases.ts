/** The quick phrases, in the order of a game; the server knows the same names. */
export const PHRASES = [
  'hello',
  'good-luck',
  'your-turn',
  'hurry',
  'thinking',
  'deal',
  'no-deal',
  'well-played',
  'thanks',
  'sorry',
  'oops',
  'wow',
  'again',
  'goodbye',
] as const;

export const EMOTES = [
  'emote-laugh',
  'emote-cheer',
  'emote-gasp',
  'emote-cry',
  'emote-wink',
  'emote-parrot',
  'emote-anchor',
  'emote-treasure',
] as const;
export type EmoteName = (typeof EMOTES)[number];
