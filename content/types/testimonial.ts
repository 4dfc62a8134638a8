import type { Fact } from './common.ts'

export type Testimonial = {
  id: string
  name: string
  role: string
  company: string
  content: string
  /** As the client gave it. */
  rating?: 4 | 5
}

export type HomeTestimonial = Testimonial & {
  rating?: 5
  /** Initials, shown as a monogram. */
  avatar: string
  /** Three named percentages. */
  metrics: [Fact, Fact, Fact]
}

export type Partner = { name: string; description: string }
