import { index, type RouteConfig, route } from '@react-router/dev/routes'

const development =
  process.env.NODE_ENV === 'development' ? [route('_ui', 'pages/ui-gallery.tsx')] : []

/** What is rendered on request and hydrated as a whole. Public pages are app/site's. */
export default [
  route('auth', 'pages/auth.tsx'),
  route('auth/password', 'pages/judge-password.ts'),
  route('dashboard', 'layouts/account.tsx', [
    index('pages/dashboard/overview.tsx'),
    route('campaigns', 'pages/dashboard/campaigns.tsx'),
    route('campaigns/:id', 'pages/dashboard/campaign.tsx'),
    route('export.csv', 'pages/dashboard/campaigns-csv.ts'),
    route('settings', 'pages/dashboard/settings.tsx'),
    route('accessibility', 'pages/dashboard/accessibility.tsx'),
    route('support', 'pages/dashboard/support.tsx'),
    route('confirm-email', 'pages/dashboard/confirm-email.ts'),
  ]),
  route('dashboard/accessibility/save', 'pages/dashboard/save-preference.ts'),
  route('dashboard/settings/export', 'pages/dashboard/export.ts'),
  route('dashboard/sign-out', 'pages/dashboard/sign-out.ts'),
  ...development,
] satisfies RouteConfig
