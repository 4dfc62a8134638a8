import { expect, test } from 'vitest'
import { contentSecurityPolicy, thirdPartiesFrom } from './security-headers.ts'

const scripts = {
  META_PIXEL_SCRIPT_URL: 'https://connect.facebook.net/en_US/fbevents.js',
  GA_SCRIPT_URL: 'https://www.googletagmanager.com/gtag/js',
}
const nobody = thirdPartiesFrom(scripts)

test('a pre-rendered page allows its own inline scripts and styles by hash only', () => {
  const policy = contentSecurityPolicy({
    scripts: ['sha256-abc'],
    styles: ['sha256-def'],
    secure: false,
    thirdParties: nobody,
  })
  expect(policy).toContain("script-src 'self' 'sha256-abc';")
  expect(policy).toContain("style-src 'self' 'sha256-def';")
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('http')
})

test('insecure requests are upgraded only behind TLS', () => {
  const policy = (secure: boolean) => contentSecurityPolicy({ secure, thirdParties: nobody })
  expect(policy(true)).toContain('upgrade-insecure-requests')
  expect(policy(false)).not.toContain('upgrade-insecure-requests')
})

test('hosts of others are listed only when they are configured', () => {
  const thirdParties = thirdPartiesFrom({
    ...scripts,
    SCHEDULING_WIDGET_URL: 'https://cal.example.com/widget?x=1;y',
    META_PIXEL_ID: '12345',
  })
  const policy = contentSecurityPolicy({ secure: false, nonce: 'n', thirdParties })
  expect(policy).toContain("frame-src 'self' https://cal.example.com")
  expect(policy).toContain("'nonce-n' https://cal.example.com https://connect.facebook.net")
  expect(policy).not.toContain('google')
  expect(contentSecurityPolicy({ secure: false, thirdParties: nobody })).toMatch(
    /frame-src 'self'$/,
  )
})
