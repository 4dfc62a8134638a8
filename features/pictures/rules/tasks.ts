import type { Theme, WindArt } from '#content/types/common.ts'
import type { FocusPoint } from '#content/types/picture.ts'

/** What a share card says. */
export type Card = {
  title: string
  brand: string
  tagline: string
  host: string
  theme: Theme
  art: WindArt
}

/** The colours and shapes of a drawing, as the content has them now. */
export type DrawingStyle = { palette: object; look: object }

/** Something that is drawn when it is first asked for. */
export type Drawing =
  | { kind: 'card'; card: Card; style: DrawingStyle }
  | { kind: 'wind'; art: WindArt; theme: Theme; style: DrawingStyle }
  | { kind: 'share'; id: string; focus: FocusPoint }

/** A picture to make, in a process of its own. Files are written into its folder. */
export type PictureTask = { folder: string } & (
  | { kind: 'sizes'; source: string }
  | { kind: 'share'; source: string; focus: FocusPoint }
  | { kind: 'card'; card: Card; style: DrawingStyle; fonts: string }
  | { kind: 'wind'; art: WindArt; theme: Theme; style: DrawingStyle }
)

/** Why a file is no picture that the site can use. */
export type Refusal = 'broken' | 'pixels' | 'small' | 'memory' | 'time'

export type PictureAnswer =
  | { refused: Refusal }
  | {
      files: string[]
      /** Of the picture as it is looked at. */
      width: number
      height: number
      /** The most memory that the process had, in kilobytes. */
      memory: number
    }

/** Cut by the build for the cards that the running server draws. */
export const CARD_FONTS = 'build/card-fonts'

/** A phone's largest pictures have 50 million pixels; a bomb has a thousand times as many. */
export const MOST_PIXELS = 50_000_000
/** Below this a picture looks torn on every screen. */
export const LEAST_SIDE = 200
export const shareSize = { width: 1200, height: 630 }
