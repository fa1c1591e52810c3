/** How the log of Pirate's Dice looks. */
import type { LogLook } from '$flibuste/games/guide';

export default {
  turns: ['round'],
  colourOf: () => undefined,
  icons: { round: 'dice', said: 'chat', called: 'eye', lost: 'minus', out: 'cross', won: 'crown' },
} satisfies LogLook<'pirates-dice'>;
