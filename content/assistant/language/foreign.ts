import type { ForeignLanguage } from '../../types/assistant.ts'
import { english } from './foreign/english.ts'
import { spanish } from './foreign/spanish.ts'

export const foreignLanguages: ForeignLanguage[] = [english, spanish]
