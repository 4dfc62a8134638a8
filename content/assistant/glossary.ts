import type { Definition } from '../types/assistant.ts'
import { adsWords } from './glossary/ads.ts'
import { measureWords } from './glossary/measure.ts'
import { sellWords } from './glossary/sell.ts'
import { siteWords } from './glossary/site.ts'

/** The words of the trade that owners ask about. */
export const glossary: Definition[] = [...adsWords, ...siteWords, ...sellWords, ...measureWords]
