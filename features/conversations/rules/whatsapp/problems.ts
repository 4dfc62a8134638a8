/** Codes of the WhatsApp Cloud API, in words for whoever wrote the message. */
const metaCodes: Record<number, string> = {
  0: 'A Meta não aceitou o acesso do número.',
  3: 'O acesso do número não permite enviar mensagens.',
  10: 'O acesso do número não permite enviar mensagens.',
  100: 'A Meta não entendeu o pedido de envio.',
  190: 'O acesso do número venceu. Um dono precisa renová-lo em Conexões.',
  200: 'O acesso do número não permite enviar mensagens.',
  368: 'A Meta bloqueou o número por descumprir as regras dela.',
  470: 'A janela de 24 horas tinha fechado. Envie um modelo aprovado.',
  130403: 'A Meta não permite enviar para esta pessoa agora.',
  130429: 'O número enviou mensagens demais em pouco tempo.',
  130472: 'A Meta não entregou: esta pessoa está num teste dela sem mensagens de marketing.',
  130497: 'A Meta não permite que este negócio envie para o país da pessoa.',
  131000: 'A Meta teve um problema e não entregou.',
  131008: 'Faltou algo no pedido de envio.',
  131009: 'A Meta não aceitou um dos valores do envio.',
  131016: 'O WhatsApp estava fora do ar.',
  131021: 'O número da pessoa é o da própria agência.',
  131026:
    'Não pôde ser entregue: o número pode não ter WhatsApp, ou a pessoa não aceitou os termos novos.',
  131030: 'O número da pessoa não está na lista de teste da Meta.',
  131031: 'A Meta bloqueou a conta do WhatsApp da agência.',
  131042: 'Falta uma forma de pagamento na conta do WhatsApp, e a Meta não entregou.',
  131045: 'O número não está registrado na Meta.',
  131047: 'A janela de 24 horas tinha fechado. Envie um modelo aprovado.',
  131048: 'A Meta segurou o envio: muitas pessoas bloquearam ou denunciaram o número.',
  131049: 'A Meta não entregou para não cansar esta pessoa com marketing. Tente outro dia.',
  131050: 'Esta pessoa pediu para não receber mensagens de marketing.',
  131051: 'O WhatsApp não aceita este tipo de mensagem.',
  131056: 'Foram mensagens demais para esta pessoa em pouco tempo.',
  131057: 'A conta do WhatsApp está em manutenção.',
  132000: 'Os campos preenchidos não são os que o modelo pede.',
  132001: 'O modelo não existe nesta língua, ou ainda não foi aprovado.',
  132005: 'O modelo preenchido ficou longo demais.',
  132007: 'O texto do modelo contraria as regras da Meta.',
  132012: 'Um campo do modelo não está no formato que ele pede.',
  132015: 'A Meta pausou este modelo por baixa qualidade.',
  132016: 'A Meta desativou este modelo.',
  133010: 'O número não está registrado na Meta.',
}

const ownCodes: Record<string, string> = {
  uncertain: 'Não sabemos se saiu: a ligação com a Meta caiu no meio do envio.',
  'gave-up': 'A Meta não respondeu por horas, e paramos de tentar.',
  'not-connected': 'O WhatsApp foi desconectado antes do envio.',
  'no-key': 'O acesso do número não pode ser aberto neste servidor. Conecte-o de novo.',
}

export const metaProblem = (code: number): string => `meta-${code}`

/** Why a message did not arrive, in words. */
export function problemText(problem: string | null): string {
  if (!problem) return 'A mensagem não foi entregue.'
  const code = /^meta-(\d+)$/.exec(problem)?.[1]
  if (!code) return ownCodes[problem] ?? 'A mensagem não foi entregue.'
  return metaCodes[Number(code)] ?? `A Meta não entregou (código ${code}).`
}

const mediaCodes: Record<string, string> = {
  type: 'Arquivo de um tipo que não guardamos por segurança.',
  size: 'Arquivo grande demais para guardarmos aqui. Peça por e-mail.',
  gone: 'O arquivo já não estava mais com a Meta. Peça que enviem de novo.',
  empty: 'O arquivo chegou vazio. Peça que enviem de novo.',
}

export const mediaProblemText = (problem: string | null): string =>
  mediaCodes[problem ?? ''] ?? 'O arquivo não pôde ser guardado.'
