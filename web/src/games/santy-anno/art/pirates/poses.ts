/** How a figure of 110 x 160 units stands; feet at y = 152. */
export interface Pose {
  /** Degrees by which the head leans. */
  tilt: number;
  legs: string[];
  /** Where each boot is and how it is turned. */
  boots: [x: number, y: number, turn: number][];
  armsBehind: string[];
  armsBefore: string[];
  fistsBehind: [x: number, y: number][];
  fistsBefore: [x: number, y: number][];
}

export const POSES = {
  run: {
    tilt: 7,
    legs: ['M48 122 L34 134 L16 132', 'M62 122 L80 130 L82 146'],
    boots: [
      [12, 128, 70],
      [84, 149, -8],
    ],
    armsBehind: ['M38 92 L22 102 L28 114'],
    fistsBehind: [[29, 115]],
    armsBefore: ['M72 92 L88 104 L98 94'],
    fistsBefore: [[99, 92]],
  },
  /** The other half of a stride. */
  stride: {
    tilt: 7,
    legs: ['M62 122 L56 136 L36 146', 'M50 122 L66 134 L60 148'],
    boots: [
      [33, 147, 40],
      [62, 150, 0],
    ],
    armsBehind: ['M72 92 L66 108 L52 112'],
    fistsBehind: [],
    armsBefore: ['M40 92 L34 110 L48 116'],
    fistsBefore: [[50, 117]],
  },
  /** Backwards, after the rum (SA-63): leaning away from where he goes, feeling behind him. */
  back: {
    tilt: -9,
    legs: ['M46 122 L26 132 L14 144', 'M62 122 L74 134 L68 147'],
    boots: [
      [12, 148, -14],
      [70, 150, 12],
    ],
    armsBehind: ['M38 92 L18 96 L6 88'],
    fistsBehind: [[5, 86]],
    armsBefore: ['M72 92 L90 98 L102 108'],
    fistsBefore: [[103, 109]],
  },
  stand: {
    tilt: 0,
    legs: ['M46 122 L44 144', 'M64 122 L66 144'],
    boots: [
      [45, 149, 0],
      [68, 149, 0],
    ],
    armsBehind: [],
    fistsBehind: [],
    armsBefore: ['M38 92 L28 106 L34 119', 'M72 92 L82 106 L76 119'],
    fistsBefore: [
      [35, 121],
      [75, 121],
    ],
  },
  sit: {
    tilt: 0,
    legs: ['M44 122 L28 128 L28 146', 'M66 122 L82 128 L82 146'],
    boots: [
      [26, 149, 0],
      [86, 149, 0],
    ],
    armsBehind: [],
    fistsBehind: [],
    armsBefore: ['M38 92 L26 106 L40 114', 'M72 92 L84 106 L70 114'],
    fistsBefore: [
      [42, 115],
      [68, 115],
    ],
  },
  cheer: {
    tilt: 0,
    legs: ['M46 122 L42 144', 'M64 122 L70 144'],
    boots: [
      [44, 149, 0],
      [72, 149, 0],
    ],
    armsBehind: ['M38 90 L18 78 L10 60', 'M72 90 L92 78 L100 60'],
    fistsBehind: [
      [9, 57],
      [101, 57],
    ],
    armsBefore: [],
    fistsBefore: [],
  },
  slump: {
    tilt: -10,
    legs: ['M46 122 L36 144', 'M64 122 L72 144'],
    boots: [
      [36, 149, 0],
      [74, 149, 0],
    ],
    armsBehind: [],
    fistsBehind: [],
    armsBefore: ['M38 92 L30 112 L28 128', 'M72 92 L80 112 L82 128'],
    fistsBefore: [
      [28, 130],
      [82, 130],
    ],
  },
} satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;
