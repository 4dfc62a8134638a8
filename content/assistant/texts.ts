import type { AssistantTexts } from '../types/assistant.ts'
import { fillBrand } from './fill-brand.ts'
import data from './texts.json' with { type: 'json' }

/** What the conversation itself says; the error is quoted by the specification. */
export const assistantTexts: AssistantTexts = fillBrand(data)
