import type { StudyDrawing } from '#content/types/cases-page.ts'

type Drawing = { plane: string; line: string; spark: string }

/** Each on 120 × 120: `plane` is what the screen is made of, `line` what is drawn on it. */
export const studyDrawings: Record<StudyDrawing, Drawing> = {
  lens: {
    plane: 'M54 12a42 42 0 1 0 .1 0Z',
    line: 'M85 85l25 25M34 40q20-16 40 0M28 56q26-20 52 0M38 72q16-12 32 0',
    spark: 'M54 40a9 9 0 0 1 9 9c0 7-9 15-9 15s-9-8-9-15a9 9 0 0 1 9-9Z',
  },
  phone: {
    plane:
      'M44 6h32a10 10 0 0 1 10 10v88a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10V16A10 10 0 0 1 44 6Z',
    line: 'M54 14h12M42 76h36M42 86h24',
    spark: 'M42 24h16v16H42ZM62 24h16v16H62ZM42 44h36v22H42Z',
  },
  route: {
    plane:
      'M10 14h58a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H30L18 60V50h-8a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8Z',
    line: 'M14 27h44M14 37h28M76 32h22v42H78',
    spark: 'M46 62h24a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8v10L60 94H46a8 8 0 0 1-8-8V70a8 8 0 0 1 8-8Z',
  },
  page: {
    plane: 'M24 8h52l22 22v74a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8Z',
    line: 'M76 8v22h22M30 62h52M30 74h52M30 86h34',
    spark: 'M30 26h32v8H30ZM30 40h22v8H30Z',
  },
  envelope: {
    plane: 'M14 28h92a8 8 0 0 1 8 8v56a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8Z',
    line: 'M8 34l52 38 52-38M8 96l36-34M112 96 76 62',
    spark: 'M96 12a14 14 0 1 1-.1 0Z',
  },
  bars: {
    plane: 'M14 14h92a8 8 0 0 1 8 8v76a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8Z',
    line: 'M20 88h80M20 66h80M20 44h80',
    spark: 'M26 72h12v16H26ZM46 64h12v24H46ZM66 50h12v38H66ZM86 30h12v58H86Z',
  },
}
