// A server of boardgame.io with a game of equal weight: four secret hands, a public board, one action a turn.
// node server.cjs PORT [FOLDER]: without a folder matches live in memory, with one in FlatFile.
const { FlatFile, Origins, Server } = require('boardgame.io/server');

const [port, folder] = process.argv.slice(2);
const SEATS = 4;
const KINDS = 5;
const LENGTH = 447; // the decisions of the game it is compared with, played at random

const player = () => ({
  cards: 0,
  forts: 2,
  forts_left: 5,
  boats_left: 6,
  coco: {},
  coco_cards: 0,
  ports: [],
  ghosts: 0,
  earned: 0,
});

const islands = {
  name: 'islands',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: () => ({
    players: Array.from({ length: SEATS }, player),
    rolls: Array(6).fill(0),
    forts: Array(32).fill(null),
    boats: Array(40).fill(null),
    stock: { sabre: 18, wool: 18, wood: 18, rum: 18, gold: 18 },
    market: ['sabre', 'wool', 'wood', 'rum', 'gold'],
    taken: 0,
    hands: Array.from({ length: SEATS }, () => Array(KINDS).fill(1)),
    secret: { deck: Array.from({ length: 20 }, (_, card) => card % KINDS) },
  }),
  playerView: ({ G, playerID }) => {
    const { secret, hands, ...open } = G;
    return { ...open, coco_left: secret.deck.length, own: playerID === null ? null : hands[Number(playerID)] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    act: ({ G, ctx, random }, place) => {
      const seat = Number(ctx.currentPlayer);
      const roll = random.D6();
      G.rolls[roll - 1] += 1;
      G.hands[seat][place % KINDS] += 1;
      G.players[seat].cards += 1;
      G.players[seat].earned += 1;
      (place % 2 ? G.forts : G.boats)[place % 32] = seat;
      G.taken += 1;
    },
  },
  endIf: ({ G }) => (G.taken >= LENGTH ? { draw: true } : undefined),
};

const options = { games: [islands], origins: [Origins.LOCALHOST] };
if (folder) options.db = new FlatFile({ dir: folder });
Server(options).run(Number(port));
