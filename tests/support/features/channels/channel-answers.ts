import { googleRefusal } from '#features/connections/server/platforms/ga4/stand-in.ts'
import { linkedinRefusal } from '#features/connections/server/platforms/linkedin-ads/stand-in.ts'
import { refusal } from '#features/connections/server/platforms/meta-ads/stand-in-replies.ts'
import { tiktokRefusal } from '#features/connections/server/platforms/tiktok-ads/stand-in.ts'
import type { Reply } from '#tests/stand-ins/http-stand-in.ts'
import type { World } from './channel-world.ts'

type Answers = {
  /** A limit that ends by itself, in each form the platform has. */
  quota: [Reply, RegExp][]
  /** The credential was taken back. */
  dead: [Reply, RegExp]
  /** It may no longer read this channel. */
  scope: [Reply, RegExp]
  /** The account is out of reach. */
  outOfReach: RegExp
  /** App, project or version. */
  setUp: [Reply, RegExp]
  broken: Reply
}

/** The same failures in the words of each platform. */
export const answers: Record<World['credential'], Answers> = {
  google: {
    quota: [
      [googleRefusal(429, 'RESOURCE_EXHAUSTED'), /RESOURCE_EXHAUSTED/],
      [
        {
          status: 403,
          body: { error: { code: 403, errors: [{ reason: 'quotaExceeded' }] } },
        },
        /quotaExceeded/,
      ],
    ],
    dead: [googleRefusal(401, 'UNAUTHENTICATED'), /UNAUTHENTICATED/],
    scope: [
      googleRefusal(403, 'PERMISSION_DENIED', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'),
      /ACCESS_TOKEN_SCOPE_INSUFFICIENT/,
    ],
    outOfReach: /PERMISSION_DENIED/,
    setUp: [googleRefusal(403, 'PERMISSION_DENIED', 'SERVICE_DISABLED'), /SERVICE_DISABLED/],
    broken: {
      body: { rows: [{ nothing: 1 }], rowCount: 1, timeZone: 7, multiDailyMetricTimeSeries: 'no' },
    },
  },
  meta: {
    quota: [
      [refusal({ code: 4, subcode: 1504022 }), /^4\/1504022$/],
      [refusal({ code: 80002 }), /^80002$/],
    ],
    dead: [refusal({ code: 190, subcode: 463 }), /^190\/463$/],
    scope: [refusal({ code: 10, message: 'Requires permission' }), /^10$/],
    outOfReach: /^100\/33$/,
    setUp: [refusal({ code: 2635, message: 'deprecated version' }), /^2635$/],
    broken: { body: { data: [{ nothing: 1 }], followers_count: 'many', access_token: 7 } },
  },
  tiktok: {
    quota: [[tiktokRefusal(40100), /^40100$/]],
    dead: [tiktokRefusal(40105), /^40105$/],
    scope: [tiktokRefusal(40001), /^40001$/],
    outOfReach: /^40001$/,
    setUp: [tiktokRefusal(40113), /^40113$/],
    broken: { body: { code: 0, data: { list: [{ nothing: 1 }] } } },
  },
  linkedin: {
    quota: [[linkedinRefusal(429), /^HTTP 429$/]],
    dead: [linkedinRefusal(401), /^HTTP 401$/],
    scope: [linkedinRefusal(403), /^HTTP 403$/],
    outOfReach: /^HTTP 403$/,
    setUp: [linkedinRefusal(426), /^HTTP 426$/],
    broken: { body: { elements: [{ nothing: 1 }], currency: 7 } },
  },
}
