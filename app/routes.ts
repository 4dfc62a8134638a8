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
    route('sem-acesso', 'pages/dashboard/no-access.tsx'),
    route('confirm-email', 'pages/dashboard/confirm-email.ts'),
  ]),
  route('dashboard/support/answer', 'pages/dashboard/answer.ts'),
  route('dashboard/cliente', 'pages/dashboard/choose-client.ts'),
  route('dashboard/accessibility/save', 'pages/dashboard/save-preference.ts'),
  route('dashboard/settings/export', 'pages/dashboard/export.ts'),
  route('dashboard/sign-out', 'pages/dashboard/sign-out.ts'),
  route('convite', 'pages/invitation.tsx'),
  route('agencia', 'layouts/desk.tsx', [
    index('pages/desk/home.ts'),
    route('agenda', 'pages/desk/agenda.tsx'),
    route('agenda/ajustes', 'pages/desk/agenda-settings.tsx'),
    route('agenda/:id', 'pages/desk/meeting.tsx'),
    route('clientes', 'pages/desk/clients.tsx'),
    route('clientes/novo', 'pages/desk/new-client.tsx'),
    route('clientes/:id', 'pages/desk/client.tsx'),
    route('clientes/:id/apagar', 'pages/desk/erase-client.tsx'),
    route('clientes/:id/importar', 'pages/desk/import-file.ts'),
    route('clientes/:id/importacoes', 'pages/desk/imports.tsx'),
    route('clientes/:id/importacoes/:importId', 'pages/desk/import.tsx'),
    route('clientes/:id/ver', 'pages/desk/view-client.ts'),
    route('origens', 'pages/desk/origins.tsx'),
    route('origens/referencias', 'pages/desk/references.tsx'),
    route('vitrine', 'pages/desk/showcase.tsx'),
    route('equipe', 'pages/desk/team.tsx'),
    route('registro', 'pages/desk/log.tsx'),
  ]),
  route('agencia/dois-fatores', 'pages/desk/second-factor.tsx'),
  route('agencia/parar-de-ver', 'pages/desk/stop-viewing.ts'),
  ...development,
] satisfies RouteConfig
