import { expect, test } from 'vitest'
import {
  asResult,
  besideResult,
  countsAs,
  describeKind,
  labelKind,
  noChoices,
} from './result-kinds.ts'

/** As Ads Manager writes "Indicador de resultados", and the interface its action types. */
test.each([
  ['reach', 'Pessoas alcançadas', false],
  ['impressions', 'Impressões', false],
  ['estimated_ad_recallers', 'Pessoas alcançadas', false],
  ['actions:link_click', 'Cliques', false],
  ['actions:landing_page_view', 'Visitas à página de destino', false],
  ['actions:omni_landing_page_view', 'Visitas à página de destino', false],
  ['actions:post_engagement', 'Interações', false],
  ['actions:page_engagement', 'Interações', false],
  ['actions:like', 'Interações', false],
  ['actions:video_view', 'Visualizações de vídeo', false],
  ['video_thruplay_watched_actions', 'Visualizações de vídeo', false],
  ['profile_visit_view', 'Visitas ao perfil ou à loja', false],
  ['actions:onsite_conversion.messaging_first_reply', 'Passos de uma conversa', false],
  ['actions:offsite_conversion.fb_pixel_add_to_cart', 'Passos antes da compra', false],
  ['actions:omni_initiated_checkout', 'Passos antes da compra', false],
  ['actions:onsite_conversion.messaging_conversation_started_7d', 'Conversas', true],
  ['actions:onsite_conversion.lead_grouped', 'Leads', true],
  ['actions:leadgen.other', 'Leads', true],
  ['actions:lead', 'Leads', true],
  ['lead', 'Leads', true],
  ['actions:offsite_conversion.fb_pixel_lead', 'Leads', true],
  ['actions:offsite_conversion.fb_pixel_complete_registration', 'Cadastros', true],
  ['actions:omni_purchase', 'Compras', true],
  ['actions:offsite_conversion.fb_pixel_purchase', 'Compras', true],
  ['actions:click_to_call_native_call_placed', 'Ligações', true],
  ['conversions:contact_total', 'Contatos', true],
  ['conversions:schedule_total', 'Agendamentos', true],
  ['conversions:submit_application_total', 'Formulários enviados', true],
  ['conversions:subscribe_total', 'Assinaturas', true],
])('Meta’s indicator %s is “%s”', (kind, name, counts) => {
  expect([labelKind(kind), describeKind(kind).counts, describeKind(kind).asks]).toEqual([
    name,
    counts,
    false,
  ])
})

/** As Ads Manager writes "Tipo de resultado" and "Result type". */
test.each([
  ['Alcance', 'Reach', 'other', false],
  ['Impressões', 'Impressions', 'other', false],
  ['Cliques no link', 'Link clicks', 'other', false],
  ['Visualizações da página de destino', 'Landing page views', 'other', false],
  ['Engajamentos com a publicação', 'Post engagements', 'other', false],
  ['Curtidas na Página', 'Page likes', 'other', false],
  ['ThruPlays', 'ThruPlays', 'other', false],
  ['Visitas ao perfil do Instagram', 'Instagram profile visits', 'other', false],
  ['Adições ao carrinho', 'Adds to cart', 'other', false],
  ['Finalizações de compra iniciadas', 'Checkouts initiated', 'other', false],
  ['Leads (formulário)', 'Leads (form)', 'contacts', true],
  ['Leads no site', 'Website leads', 'contacts', true],
  ['Cadastros concluídos no site', 'Website registrations completed', 'contacts', true],
  ['Contatos no site', 'Website contacts', 'contacts', true],
  ['Ligações telefônicas', 'Phone calls', 'contacts', true],
  ['Agendamentos', 'Appointments scheduled', 'contacts', true],
  ['Solicitações enviadas', 'Applications submitted', 'contacts', true],
  ['Conversas por mensagem iniciadas', 'Messaging conversations started', 'conversations', true],
  ['Compras no site', 'Website purchases', 'purchases', true],
  ['Compras na Meta', 'Meta purchases', 'purchases', true],
])('Meta’s words “%s” and “%s” mean the same', (portuguese, english, group, counts) => {
  for (const kind of [portuguese, english]) {
    expect([kind, describeKind(kind).group, describeKind(kind).counts]).toEqual([
      kind,
      group,
      counts,
    ])
  }
  expect(describeKind(english).names).toEqual(describeKind(portuguese).names)
})

/** Google's conversion categories, by the interface's names and by the export's words. */
test.each([
  ['SUBMIT_LEAD_FORM', 'Formulários enviados', true],
  ['PHONE_CALL_LEAD', 'Ligações', true],
  ['PURCHASE', 'Compras', true],
  ['SIGNUP', 'Cadastros', true],
  ['CONTACT', 'Contatos', true],
  ['BOOK_APPOINTMENT', 'Agendamentos', true],
  ['REQUEST_QUOTE', 'Formulários enviados', true],
  ['QUALIFIED_LEAD', 'Leads', true],
  ['DEFAULT', 'Conversões', true],
  ['conversions', 'Conversões', true],
  ['PAGE_VIEW', 'Visitas à página de destino', false],
  ['OUTBOUND_CLICK', 'Cliques', false],
  ['ENGAGEMENT', 'Interações', false],
  ['ADD_TO_CART', 'Passos antes da compra', false],
  ['BEGIN_CHECKOUT', 'Passos antes da compra', false],
  ['STORE_VISIT', 'Visitas ao perfil ou à loja', false],
])('Google’s category %s is “%s”', (kind, name, counts) => {
  expect([labelKind(kind), describeKind(kind).counts]).toEqual([name, counts])
})

test('a kind that nobody can judge does not count and asks; an unstated one counts and asks', () => {
  for (const kind of [
    'actions:offsite_conversion.custom.123456',
    'actions:offsite_conversion.fb_pixel_custom.EndForm',
    'actions:mobile_app_install',
    'Instalações do app',
    'constructor',
    'Qualquer coisa',
    '',
  ]) {
    expect([kind, describeKind(kind).counts, describeKind(kind).asks]).toEqual([kind, false, true])
  }
  expect(describeKind('results')).toMatchObject({ counts: true, asks: true })
})

test('what happened beside a campaign’s result counts only by choice, and asks only if unknown', () => {
  expect(describeKind(asResult('lead')).counts).toBe(true)
  expect(describeKind(besideResult('lead'))).toMatchObject({
    counts: false,
    asks: false,
    beside: true,
    group: 'contacts',
  })
  expect(describeKind(besideResult('onsite_conversion.post_net_like')).asks).toBe(false)
  expect(describeKind(besideResult('offsite_conversion.custom.9')).asks).toBe(true)
})

test('a campaign’s choice goes before the client’s, and the client’s before the default', () => {
  const choices = {
    client: new Map([['actions:lead', false]]),
    campaigns: new Map([['a', new Map([['actions:lead', true]])]]),
  }
  expect(countsAs('actions:lead', noChoices)).toBe(true)
  expect(countsAs('actions:lead', choices)).toBe(false)
  expect(countsAs('actions:lead', choices, 'b')).toBe(false)
  expect(countsAs('actions:lead', choices, 'a')).toBe(true)
  expect(countsAs('reach', choices, 'a')).toBe(false)
})
