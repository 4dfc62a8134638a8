import { describe, expect, test } from 'vitest'
import { shareableVisit } from './visit.ts'
import { visitReference, withReference } from './visit-reference.ts'

const home = 'https://alisio.example/'

describe('the reference of a visit', () => {
  test('reads the campaign from the utm parameters', () => {
    const landing = `${home}?utm_source=instagram&utm_medium=bio&utm_campaign=inverno&gclid=x`
    expect(visitReference({ landing, referrer: 'https://l.instagram.com/' })).toBe(
      'instagram / bio / inverno',
    )
  })
  test('falls back to the site the visitor came from', () => {
    expect(visitReference({ landing: home, referrer: 'https://www.google.com/search?q=x' })).toBe(
      'google.com',
    )
  })
  test('is empty for a direct visit and for the site itself', () => {
    expect(visitReference({ landing: home, referrer: '' })).toBe('')
    expect(visitReference({ landing: home, referrer: `${home}links` })).toBe('')
  })
  test('stays short and on one line whatever the address says', () => {
    const landing = `${home}?utm_source=${'a'.repeat(500)}&utm_medium=a%0Ab`
    expect(visitReference({ landing, referrer: '' })).toBe(`${'a'.repeat(60)} / a b`)
  })
})

describe('the visit that may be passed on', () => {
  test('keeps the page, its campaign parameters and the referring site', () => {
    const visit = {
      landing: `${home}contato?utm_source=jornal&gclid=1`,
      referrer: 'https://jornal.test/',
    }
    expect(shareableVisit(visit)).toEqual(visit)
  })
  test('never contains the secret of a mailed link', () => {
    const landing = `${home}auth?mode=reset&token=s3cret&utm_source=mail#x`
    expect(shareableVisit({ landing, referrer: '' }).landing).toBe(`${home}auth?utm_source=mail`)
    const internal = { landing: home, referrer: landing }
    expect(shareableVisit(internal)).toEqual({ landing: home, referrer: '' })
  })
  test('is empty for an invalid address', () => {
    expect(shareableVisit({ landing: 'x', referrer: 'y' })).toEqual({ landing: '', referrer: '' })
  })
})

describe('links that carry the reference', () => {
  test('is appended to the text of a chat, once', () => {
    const link = withReference('https://wa.me/55?text=Ol%C3%A1!', 'google.com')
    expect(new URL(link).searchParams.get('text')).toBe('Olá!\n\nOrigem: google.com')
    expect(withReference(link, 'google.com')).toBe(link)
  })
  test('is a parameter of a booking link', () => {
    expect(withReference('https://agenda.example/x', 'a / b')).toBe(
      'https://agenda.example/x?origem=a+%2F+b',
    )
  })
  test('without a reference a link stays as it is', () => {
    expect(withReference('https://wa.me/55?text=Oi', '')).toBe('https://wa.me/55?text=Oi')
  })
})
