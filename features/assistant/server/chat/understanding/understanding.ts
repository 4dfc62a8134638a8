import type { Niche } from '#content/types/assistant.ts'
import type { Intent, Reading } from './decide.ts'

/** One question of a message: how it reads, and what it wants. */
export type Understanding = {
  reading: Reading
  niche: Niche | undefined
  intent?: Intent
  /** What it may want as well, where that is not sure. */
  also?: Intent
  /** Whether that is about as likely as the first. */
  close?: boolean
  /** The client or the one of us that was named. */
  somebody?: string
  /** What comes nearest where nothing is likely. */
  nearest?: Intent
  /** How sure that is, as a probability. */
  score: number
}
