import { look } from '#content/look.ts'
import type { Palette } from '#content/types/look.ts'

const strokes =
  'M-20 560C420 550 620 300 900 240S1380 90 1620 60M-20 592C425 582 629 337 906 280S1375 138 1620 108M-20 625C429 615 638 374 912 320S1371 185 1620 155M-20 657C434 647 648 411 918 360S1366 233 1620 203M-20 689C438 679 657 448 925 400S1362 281 1620 251M-20 722C443 712 666 485 931 440S1357 328 1620 298M-20 754C448 744 675 522 937 480S1352 376 1620 346M-20 786C452 776 685 558 943 520S1348 424 1620 394M-20 818C457 808 694 595 949 560S1343 472 1620 442M-20 851C462 841 703 632 955 600S1338 519 1620 489M-20 883C466 873 712 669 962 640S1334 567 1620 537M-20 915C471 905 722 706 968 680S1329 615 1620 585M-20 948C475 938 731 743 974 720S1325 662 1620 632M-20 980C480 970 740 780 980 760S1320 710 1620 680'

/** A neutral drawing, displayed where a page's drawing did not load. */
export function fallbackWind({ fallback: [from, middle, to] }: Palette): string {
  if (look.art === 'tiles') {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900"><path fill="${from}" fill-opacity=".3" d="M1000 0h300a300 300 0 0 1-300 300z"/><path fill="${middle}" fill-opacity=".5" d="M1300 300h300v300h-300z"/><path fill="${to}" fill-opacity=".6" d="M1600 600v300a300 300 0 0 1-300-300z"/></svg>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900" fill="none"><defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" x2="1600" y1="0" y2="0"><stop offset=".1" stop-color="${from}" stop-opacity="0"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><path stroke="url(#g)" stroke-width="1.6" stroke-opacity=".75" d="${strokes}"/></svg>`
}
