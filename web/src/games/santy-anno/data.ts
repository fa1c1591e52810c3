// Made by `python -m flibuste.server.wire.typescript`: do not edit.

export const BOSUN = 15;

export const ROUNDS = 5;

export const MOST_CARDS = 9;

export const CHAIRS = 8;

export const NEXT_CHAIR = { cw: [1, 2, 3, 4, 5, 6, 7, 0], ccw: [7, 0, 1, 2, 3, 4, 5, 6] } as const;

export const COIN_VALUES = [5, 4, 3, 2, 1] as const;

export const COINS_OF_A_VALUE = 5;

export const EVENT_AFTER = 3;

export const COUNT_FROM = 5;

export const ELEMENTS = ['nest', 'sails', 'hull', 'plate'] as const;

export const COLOURS = ['yellow', 'red', 'blue', 'green'] as const;

export const LETTERS = ['P', 'R', 'S', 'V'] as const;

export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

export const PIRATES = [
  'brain',
  'belgo',
  'beauty',
  'edward',
  'bamba',
  'kalash',
  'lee-shee',
  'gulliver',
] as const;

export const FLEET = {
  paradise: {
    number: 1,
    name: 'Paradise',
    nest: 'red',
    sails: 'yellow',
    hull: 'blue',
    plate: 'green',
    coco: 'top-left',
  },
  revenge: {
    number: 2,
    name: 'Revenge',
    nest: 'yellow',
    sails: 'red',
    hull: 'green',
    plate: 'blue',
    coco: 'bottom-left',
  },
  profundis: {
    number: 3,
    name: 'Profundis',
    nest: 'red',
    sails: 'green',
    hull: 'yellow',
    plate: 'blue',
    coco: 'top-right',
  },
  royal: {
    number: 4,
    name: 'Royal',
    nest: 'blue',
    sails: 'yellow',
    hull: 'green',
    plate: 'red',
    coco: 'bottom-right',
  },
  viper: {
    number: 5,
    name: 'Viper',
    nest: 'blue',
    sails: 'green',
    hull: 'red',
    plate: 'yellow',
    coco: 'top-right',
  },
  sahara: {
    number: 6,
    name: 'Sahara',
    nest: 'yellow',
    sails: 'blue',
    hull: 'red',
    plate: 'green',
    coco: 'bottom-right',
  },
  vendetta: {
    number: 7,
    name: 'Vendetta',
    nest: 'green',
    sails: 'red',
    hull: 'blue',
    plate: 'yellow',
    coco: 'bottom-left',
  },
  'santy-anno': {
    number: 8,
    name: 'Santy Anno',
    nest: 'green',
    sails: 'blue',
    hull: 'yellow',
    plate: 'red',
    coco: 'top-left',
  },
} as const;

export const SHOWN = {
  paradise: ['name', 'nest', 'sails', 'hull'],
  revenge: ['name'],
  profundis: ['name'],
  royal: ['name', 'sails'],
  viper: ['name', 'number', 'nest', 'sails', 'hull', 'plate'],
  sahara: ['name', 'hull'],
  vendetta: [],
  'santy-anno': ['name'],
} as const;

export const STEP_MS = 300;

export const FACES = {
  basic: [
    'element:nest',
    'element:sails',
    'element:hull',
    'element:plate',
    'element:nest:-yellow',
    'element:nest:-red',
    'element:nest:-blue',
    'element:nest:-green',
    'element:sails:-yellow',
    'element:sails:-red',
    'element:sails:-blue',
    'element:sails:-green',
    'element:hull:-yellow',
    'element:hull:-red',
    'element:hull:-blue',
    'element:hull:-green',
    'element:plate:-yellow',
    'element:plate:-red',
    'element:plate:-blue',
    'element:plate:-green',
    'colour:yellow',
    'colour:red',
    'colour:blue',
    'colour:green',
    'name',
    'name:-P',
    'name:-R',
    'name:-S',
    'name:-V',
    'number:+1',
    'number:+2',
    'number:+3',
    'number:+4',
    'number:+5',
    'number:+6',
    'number:+7',
  ],
  expert: [
    'helm:1:cw',
    'helm:1:ccw',
    'helm:2:cw',
    'helm:2:ccw',
    'helm:3:cw',
    'helm:3:ccw',
    'helm:4:cw',
    'helm:4:ccw',
    'double:nest+sails',
    'double:nest+hull',
    'double:nest+plate',
    'double:sails+hull',
    'double:sails+plate',
    'double:hull+plate',
    'coco',
  ],
  event: ['whirlwind', 'seasick:cw', 'seasick:ccw', 'bermuda', 'rum'],
} as const;

export const COPIES = { name: 2, rum: 2 } as const;
