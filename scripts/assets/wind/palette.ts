import type { Theme, WindArt } from '#content/types/common.ts'

export const grounds: Record<Theme, string> = { noite: '#07131f', dia: '#fdfbf6' }

/** Left to right. The first stop is what a line looks like before it has caught the wind. */
export const hues: Record<Theme, Record<WindArt['hue'], readonly [number, string][]>> = {
  noite: {
    'mar-sol': [
      [0, '#127f86'],
      [0.36, '#19b3a5'],
      [0.62, '#5be0c8'],
      [0.8, '#f4c067'],
      [0.9, '#ffa43f'],
      [1, '#ff8a3d'],
    ],
    mar: [
      [0, '#0f6f7d'],
      [0.4, '#14a79c'],
      [0.7, '#5be0c8'],
      [1, '#b4f3e4'],
    ],
    sol: [
      [0, '#177f80'],
      [0.34, '#8fb28a'],
      [0.56, '#ffcb77'],
      [0.8, '#ffa43f'],
      [1, '#ff7a3d'],
    ],
    ceu: [
      [0, '#147a86'],
      [0.38, '#24b8b4'],
      [0.66, '#6fc6ee'],
      [0.86, '#9db8ff'],
      [1, '#ffd9a0'],
    ],
  },
  dia: {
    'mar-sol': [
      [0, '#5aa9a0'],
      [0.4, '#0b8f83'],
      [0.64, '#0b8f83'],
      [0.74, '#7aa658'],
      [0.82, '#e6a232'],
      [1, '#f2761b'],
    ],
    mar: [
      [0, '#6cb3aa'],
      [0.45, '#0b8f83'],
      [0.8, '#0a6f69'],
      [1, '#083f41'],
    ],
    sol: [
      [0, '#7fb5a4'],
      [0.38, '#d9a441'],
      [0.65, '#f2811f'],
      [1, '#d95a12'],
    ],
    ceu: [
      [0, '#6fb2b4'],
      [0.42, '#12919b'],
      [0.7, '#2f7fc0'],
      [1, '#3b64b4'],
    ],
  },
}
