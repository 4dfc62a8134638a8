/** What of a picture stays in sight when its frame cuts the rest off, in hundredths from the top left. */
export type FocusPoint = { x: number; y: number }

/**
 * A picture that was uploaded at the desk. The id ends in its size (`k3f0…-1600x1067`), so that pages
 * keep its place free without asking the database. `decorative` says that it needs no words.
 */
export type UploadedPicture = { id: string; alt: string; decorative?: true; focus?: FocusPoint }
