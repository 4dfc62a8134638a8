import type { ConversionKind } from './figures.ts'

export type ResultGroup = ConversionKind | 'other'

/**
 * Results that are the same to a person. The platform's names come in order of preference: several
 * of them may count the same event, and then the first one is taken.
 */
export type ResultFamily = {
  names: readonly [one: string, many: string]
  group: ResultGroup
  /** By default; null when only the agency can know. */
  counts: boolean | null
  types: readonly string[]
  /** The words of the exports' "Tipo de resultado", without accents. */
  words?: RegExp
}

/** A file of Meta that does not name the kind, and Google's plain column. */
export const UNSTATED_RESULTS = 'results'
export const PLAIN_CONVERSIONS = 'conversions'

export const pixel = (event: string) => `offsite_conversion.fb_pixel_${event}`

/**
 * First what never counts by itself: "finalização de compra" is no purchase, "visualização da página
 * de cadastro" no lead.
 */
export const families: readonly ResultFamily[] = [
  {
    names: ['pessoa alcançada', 'pessoas alcançadas'],
    group: 'other',
    counts: false,
    types: ['reach', 'estimated_ad_recallers'],
    words: /alcance|alcancad|\breach\b|lembranca|recall/,
  },
  {
    names: ['impressão', 'impressões'],
    group: 'other',
    counts: false,
    types: ['impressions'],
    words: /impress/,
  },
  {
    names: ['visita à página de destino', 'visitas à página de destino'],
    group: 'other',
    counts: false,
    types: ['omni_landing_page_view', 'landing_page_view', 'page_view'],
    words: /landing page|pagina de destino|visualizac\w+ d\w+ pagina|page view/,
  },
  {
    names: ['visita ao perfil ou à loja', 'visitas ao perfil ou à loja'],
    group: 'other',
    counts: false,
    types: ['profile_visit_view', 'page_visit_view', 'onsite_conversion.ig_profile_visit'].concat([
      'store_visit',
      'get_directions',
      'find_location_total',
      'checkin',
    ]),
    words: /visita|visit\b|visits\b|directions|rotas?\b/,
  },
  {
    names: ['visualização de vídeo', 'visualizações de vídeo'],
    group: 'other',
    counts: false,
    types: ['video_thruplay_watched_actions', 'video_view', 'video_play_actions'],
    words: /thruplay|video|reproduc/,
  },
  {
    names: ['visualização de conteúdo', 'visualizações de conteúdo'],
    group: 'other',
    counts: false,
    types: ['omni_view_content', 'view_content', pixel('view_content'), 'photo_view'],
    words: /view|visualizac/,
  },
  {
    names: ['clique', 'cliques'],
    group: 'other',
    counts: false,
    types: ['link_click', 'outbound_click', 'outbound_clicks', 'inline_link_clicks', 'clicks'],
    words: /click|clique/,
  },
  {
    names: ['interação', 'interações'],
    group: 'other',
    counts: false,
    types: ['post_engagement', 'page_engagement', 'engagement', 'like', 'comment', 'post'].concat([
      'post_reaction',
      'rsvp',
      'follow',
      'onsite_conversion.post_save',
    ]),
    words:
      /engag|engaj|interac|curtida|\blikes?\b|seguidor|follow|coment|reac|compartilh|\bshares?\b/,
  },
  {
    names: ['pesquisa no site', 'pesquisas no site'],
    group: 'other',
    counts: false,
    types: ['omni_search', 'search', pixel('search')],
    words: /\bpesquisas?\b|\bsearch(es)?\b/,
  },
  {
    names: ['passo antes da compra', 'passos antes da compra'],
    group: 'other',
    counts: false,
    types: ['omni_initiated_checkout', 'initiate_checkout', pixel('initiate_checkout')].concat([
      'omni_add_to_cart',
      'add_to_cart',
      pixel('add_to_cart'),
      'add_payment_info',
      pixel('add_payment_info'),
      'add_to_wishlist',
      pixel('add_to_wishlist'),
      'begin_checkout',
    ]),
    words: /carrinho|\bcart\b|checkout|finalizac|payment info|pagamento|lista de desejos|wishlist/,
  },
  {
    names: ['passo de uma conversa', 'passos de uma conversa'],
    group: 'other',
    counts: false,
    types: [
      'messaging_first_reply',
      'messaging_conversation_replied_7d',
      'messaging_block',
      'messaging_welcome_message_view',
      'messaging_user_depth_2_message_send',
      'messaging_user_depth_3_message_send',
      'messaging_user_depth_5_message_send',
      'total_messaging_connection',
    ].map((step) => `onsite_conversion.${step}`),
    words: /conversa\w* respondid|messaging (replies|connections)|novos contatos de mensagem/,
  },
  {
    names: ['compra', 'compras'],
    group: 'purchases',
    counts: true,
    types: ['omni_purchase', 'purchase', pixel('purchase'), 'onsite_web_app_purchase'].concat([
      'onsite_web_purchase',
      'onsite_conversion.purchase',
      'web_in_store_purchase',
      'store_sale',
    ]),
    words: /purchase|compra|\bvendas?\b|\bsales?\b/,
  },
  {
    names: ['conversa', 'conversas'],
    group: 'conversations',
    counts: true,
    types: ['onsite_conversion.messaging_conversation_started_7d'],
    words: /messag|mensage|\bconversas?\b|whatsapp/,
  },
  {
    names: ['ligação', 'ligações'],
    group: 'contacts',
    counts: true,
    types: ['click_to_call_native_call_placed', 'click_to_call_call_confirm'].concat([
      'call_confirm_grouped',
      'click_to_call_native_20s_call_connect',
      'click_to_call_native_60s_call_connect',
      'phone_call_lead',
    ]),
    words: /\bcalls?\b|ligac|chamada|telefon/,
  },
  {
    names: ['agendamento', 'agendamentos'],
    group: 'contacts',
    counts: true,
    types: ['schedule_total', 'schedule_website', 'schedule', 'book_appointment'],
    words: /agendament|appointment|schedul/,
  },
  {
    names: ['formulário enviado', 'formulários enviados'],
    group: 'contacts',
    counts: true,
    types: ['submit_application_total', 'submit_application_website', 'submit_application'].concat([
      'submit_lead_form',
      'request_quote',
    ]),
    words: /application|candidatur|solicitac|formulario|\bform\b|orcamento|cotacao|quote/,
  },
  {
    names: ['lead', 'leads'],
    group: 'contacts',
    counts: true,
    types: ['lead', 'onsite_conversion.lead_grouped', pixel('lead'), 'leadgen_grouped'].concat([
      'leadgen.other',
      'onsite_conversion.lead',
      'imported_lead',
      'qualified_lead',
      'converted_lead',
    ]),
    words: /lead/,
  },
  {
    names: ['cadastro', 'cadastros'],
    group: 'contacts',
    counts: true,
    types: ['omni_complete_registration', 'complete_registration'].concat([
      pixel('complete_registration'),
      'signup',
    ]),
    words: /cadastro|registr|sign.?ups?\b|inscric/,
  },
  {
    names: ['contato', 'contatos'],
    group: 'contacts',
    counts: true,
    types: ['contact_total', 'contact_website', 'contact'],
    words: /contato|contacts?\b/,
  },
  {
    names: ['assinatura', 'assinaturas'],
    group: 'other',
    counts: true,
    types: ['subscribe_total', 'subscribe_website', 'subscribe_paid'],
    words: /assinatura|subscri/,
  },
  {
    names: ['teste iniciado', 'testes iniciados'],
    group: 'other',
    counts: true,
    types: ['start_trial_total', 'start_trial_website'],
    words: /\btrials?\b|testes? iniciad/,
  },
  {
    names: ['instalação de aplicativo', 'instalações de aplicativo'],
    group: 'other',
    counts: null,
    types: ['omni_app_install', 'mobile_app_install', 'app_install', 'download'],
    words: /instalac|install|download/,
  },
  {
    names: ['conversão personalizada', 'conversões personalizadas'],
    group: 'other',
    counts: null,
    types: [pixel('custom')],
    words: /personalizad|custom/,
  },
  {
    names: ['conversão', 'conversões'],
    group: 'other',
    counts: true,
    types: [PLAIN_CONVERSIONS, 'default'],
    words: /^convers(ao|oes|ions?)$/,
  },
  {
    names: ['resultado, tipo não informado', 'resultados, tipo não informado'],
    group: 'other',
    counts: true,
    types: [UNSTATED_RESULTS],
  },
]
