import { z } from 'zod'
import { isScriptAddress } from './third-parties.ts'

const host = (address: string) =>
  z
    .string()
    .refine(isScriptAddress)
    .transform((url) => url.replace(/\/+$/, ''))
    .default(address)

const key = z.base64().refine((text) => Buffer.from(text, 'base64').length === 32)

/** The platforms that are asked for figures: hosts and versions, each once. */
export const connectionVariables = {
  META_GRAPH_URL: host('https://graph.facebook.com'),
  META_DIALOG_URL: host('https://www.facebook.com'),
  META_API_VERSION: z
    .string()
    .regex(/^v\d{1,3}\.\d$/)
    .default('v26.0'),
  META_APP_ID: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  META_APP_SECRET: z.string().min(8).optional(),
  GOOGLE_ADS_URL: host('https://googleads.googleapis.com'),
  GOOGLE_OAUTH_URL: host('https://oauth2.googleapis.com'),
  GOOGLE_SIGN_IN_URL: host('https://accounts.google.com'),
  GOOGLE_ADS_API_VERSION: z
    .string()
    .regex(/^v\d{1,3}$/)
    .default('v25'),
  GOOGLE_ADS_CLIENT_ID: z.string().min(8).optional(),
  GOOGLE_ADS_CLIENT_SECRET: z.string().min(8).optional(),
  GOOGLE_ADS_DEVELOPER_TOKEN: z.string().min(8).optional(),
  GOOGLE_ANALYTICS_DATA_URL: host('https://analyticsdata.googleapis.com'),
  GOOGLE_ANALYTICS_ADMIN_URL: host('https://analyticsadmin.googleapis.com'),
  GOOGLE_SEARCH_CONSOLE_URL: host('https://searchconsole.googleapis.com'),
  GOOGLE_BUSINESS_ACCOUNTS_URL: host('https://mybusinessaccountmanagement.googleapis.com'),
  GOOGLE_BUSINESS_INFORMATION_URL: host('https://mybusinessbusinessinformation.googleapis.com'),
  GOOGLE_BUSINESS_PERFORMANCE_URL: host('https://businessprofileperformance.googleapis.com'),
  TIKTOK_API_URL: host('https://business-api.tiktok.com'),
  TIKTOK_APP_ID: z
    .string()
    .regex(/^\d{5,25}$/)
    .optional(),
  TIKTOK_APP_SECRET: z.string().min(8).optional(),
  LINKEDIN_API_URL: host('https://api.linkedin.com'),
  LINKEDIN_API_VERSION: z
    .string()
    .regex(/^20\d{4}$/)
    .default('202609'),
  CLIENT_CONNECTIONS: z.enum(['on', 'off']).default('off'),
  CONNECTIONS_KEY: key.optional(),
  CONNECTIONS_OLD_KEY: key.optional(),
}

const hostRemedy =
  'Set it to an https address (http on this machine only), or leave it out to use the platform’s.'
const keyRemedy =
  'Set it to 32 random bytes in base64, the same for every process: openssl rand -base64 32. Or leave it out.'

export const connectionRemedies = {
  META_GRAPH_URL: hostRemedy,
  META_DIALOG_URL: hostRemedy,
  META_API_VERSION: 'Set it to a version of the Marketing API such as v26.0, or leave it out.',
  META_APP_ID: 'Set it to the numeric id of your Meta app, or leave it out.',
  META_APP_SECRET: 'Set it to the secret of your Meta app, or leave it out.',
  GOOGLE_ADS_URL: hostRemedy,
  GOOGLE_OAUTH_URL: hostRemedy,
  GOOGLE_SIGN_IN_URL: hostRemedy,
  GOOGLE_ADS_API_VERSION: 'Set it to a version of the Google Ads API such as v25, or leave it out.',
  GOOGLE_ADS_CLIENT_ID: 'Set it to the id of your OAuth client, or leave it out.',
  GOOGLE_ADS_CLIENT_SECRET: 'Set it to the secret of your OAuth client, or leave it out.',
  GOOGLE_ADS_DEVELOPER_TOKEN:
    'Set it to your developer token, if your project still has one, or leave it out.',
  GOOGLE_ANALYTICS_DATA_URL: hostRemedy,
  GOOGLE_ANALYTICS_ADMIN_URL: hostRemedy,
  GOOGLE_SEARCH_CONSOLE_URL: hostRemedy,
  GOOGLE_BUSINESS_ACCOUNTS_URL: hostRemedy,
  GOOGLE_BUSINESS_INFORMATION_URL: hostRemedy,
  GOOGLE_BUSINESS_PERFORMANCE_URL: hostRemedy,
  TIKTOK_API_URL: hostRemedy,
  TIKTOK_APP_ID: 'Set it to the numeric id of your TikTok app, or leave it out.',
  TIKTOK_APP_SECRET: 'Set it to the secret of your TikTok app, or leave it out.',
  LINKEDIN_API_URL: hostRemedy,
  LINKEDIN_API_VERSION: 'Set it to a year and month such as 202609, or leave it out.',
  CLIENT_CONNECTIONS: 'Set it to on or off, or leave it out.',
  CONNECTIONS_KEY: keyRemedy,
  CONNECTIONS_OLD_KEY: keyRemedy,
}
