import { expect, test } from 'vitest'
import { parts } from '#content/parts.ts'
import { people } from '#content/people.ts'
import type { Personal } from '#content/types/team.ts'
import { needing, wholeContent } from '#tests/support/missing.ts'
import { findPerson } from '../downloads/find-person.ts'
import './cut-fonts.ts'
import { cvPdf } from './cv.ts'

const needed = parts.personal ? wholeContent : 'the part personal'
test.runIf(parts.personal && people.personal)(
  needing(
    needed,
    'the CV is a light, tagged document in Portuguese that is the same in every build',
  ),
  async () => {
    const person = (await findPerson(people.personal)) as Personal
    const [cv, again] = await Promise.all([cvPdf(person), cvPdf(person)])
    const text = cv.toString('latin1')
    expect(text.startsWith('%PDF-1.7')).toBe(true)
    expect(cv.length).toBeLessThan(500_000)
    expect(text).toContain('/Lang (pt-BR)')
    expect(text).toContain('/Marked true')
    expect(text).toContain('/ToUnicode')
    expect(text.match(/\/Type \/Page\n/g)).toHaveLength(2)
    expect(again.equals(cv)).toBe(true)
  },
)
