import { expect, test } from 'vitest'
import { vendorCalls } from './tracking.ts'

test('a click on the links page is link_click for analytics and LinkClick for the pixel', () => {
  const { pixel, analytics } = vendorCalls({ name: 'LinkClick', link: 'agenda', path: '/links' })
  expect(analytics).toEqual(['link_click', { link_name: 'agenda', page: '/links' }])
  expect(pixel).toEqual(['trackCustom', 'LinkClick', { link_name: 'agenda', page: '/links' }])
})

test('no event carries more than the page, a title or a link name', () => {
  const keys = new Set(
    [
      vendorCalls({ name: 'PageView', path: '/' }),
      vendorCalls({ name: 'ViewContent', path: '/', title: 'x' }),
      vendorCalls({ name: 'WhatsAppClick', path: '/' }),
      vendorCalls({ name: 'SchedulingClick', path: '/' }),
      vendorCalls({ name: 'PlanRequest', path: '/' }),
      vendorCalls({ name: 'Lead', path: '/' }),
    ].flatMap(({ pixel, analytics }) => [...Object.keys(pixel[2]), ...Object.keys(analytics[1])]),
  )
  expect([...keys].sort()).toEqual(['content_name', 'page', 'page_path'])
})
