import { brand } from '../brand.ts'

type Person = { name: string; role: string; initials: string }

/** Who answers at the door: the person, or the agency itself where it presents nobody. */
export function contactPerson(person: Person | undefined): Person {
  if (person) return person
  return { name: brand.name, role: brand.tagline, initials: brand.name.charAt(0).toUpperCase() }
}
