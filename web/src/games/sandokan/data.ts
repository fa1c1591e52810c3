// Made by `python -m flibuste.server.wire.typescript`: do not edit.

export const TREASURES = ['ruby', 'diamond', 'gold', 'emerald', 'pearl', 'rum'] as const;

export const VALUE = { ruby: 5, diamond: 5, gold: 4, emerald: 4, pearl: 3, rum: 2 } as const;

export const PORTS = ['sun', 'azure', 'orient', 'fire', 'hope', 'tafia'] as const;

export const CARDS = {
  'black:1': { suit: 'black', value: 1, copies: 10 },
  'black:2': { suit: 'black', value: 2, copies: 9 },
  'black:3': { suit: 'black', value: 3, copies: 7 },
  'red:1': { suit: 'red', value: 1, copies: 10 },
  'red:2': { suit: 'red', value: 2, copies: 9 },
  'red:3': { suit: 'red', value: 3, copies: 7 },
} as const;

export const SHOWN_VALUES = { threes: 3, twos: 2, ones: 1 } as const;

export const GOOD_EVENTS = ['wreck', 'chest', 'merchant', 'wind', 'crew', 'marque', 'chart'] as const;

export const BAD_EVENTS = [
  'storm',
  'leak',
  'scurvy',
  'mutiny',
  'becalmed',
  'customs',
  'fog',
  'plague',
] as const;

export const EVENT_COPIES = {
  wreck: 3,
  chest: 4,
  merchant: 1,
  wind: 1,
  crew: 1,
  marque: 1,
  chart: 1,
  storm: 3,
  leak: 1,
  scurvy: 1,
  mutiny: 2,
  becalmed: 2,
  customs: 1,
  fog: 1,
  plague: 1,
} as const;

export const OF_EACH = 6;

export const TO_WIN = 20;

export const HOLD = 2;

export const HEADINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

export const COLUMNS = 18;

export const ROWS = 13;

export const ISLANDS = {
  treasure: { x: 7, y: 5, width: 4, height: 3 },
  storms: { x: 2, y: 4, width: 3, height: 3 },
  serenity: { x: 13, y: 8, width: 3, height: 3 },
} as const;

export const HARBOURS = {
  sun: { cell: 9, x: 9, y: 0, treasure: 'gold', out: 'S' },
  azure: { cell: 181, x: 1, y: 10, treasure: 'diamond', out: 'E' },
  orient: { cell: 69, x: 15, y: 3, treasure: 'pearl', out: 'W' },
  fire: { cell: 221, x: 5, y: 12, treasure: 'ruby', out: 'N' },
  hope: { cell: 225, x: 9, y: 12, treasure: 'emerald', out: 'N' },
  tafia: { cell: 3, x: 3, y: 0, treasure: 'rum', out: 'S' },
} as const;

export const HEADLANDS = [
  { x: 1, y: 9 },
  { x: 1, y: 11 },
  { x: 15, y: 2 },
  { x: 15, y: 4 },
  { x: 16, y: 2 },
  { x: 16, y: 3 },
  { x: 16, y: 4 },
] as const;
