import { brand } from '../../brand.ts'
import type { Topic } from '../../types/assistant.ts'

const policy = '[Política de Privacidade](/privacy-policy)'

export const privacyTopics: Topic[] = [
  {
    id: 'privacy',
    terms: [
      'lgpd',
      'privacidade',
      'meu dado',
      'dado pessoa*',
      'como .. trata* .. dado',
      'protecao de dado',
      'seguro passar',
      'e seguro',
      'seguranca',
      'meu telefone .. seguro',
      'uso dos dado',
    ],
    answer: [
      `Usamos só o necessário para responder a você, seguimos a LGPD e explicamos tudo na ${policy}.`,
      `Pedidos e dúvidas: ${brand.privacyOfficer}, ${brand.privacyEmail}.`,
    ],
  },
  {
    id: 'stored-chat',
    terms: [
      'guarda* .. escrevo',
      'guarda* .. conversa',
      'grava* .. conversa',
      'salva* .. conversa',
      'guarda* .. pergunta',
      'guarda* .. aqui',
      'fica guardad*',
      'conversa .. salva|guardada|gravada',
      'le* .. conversa',
      'aprende com',
      'aprende .. falo|escrevo',
      'minha conversa',
    ],
    answer: [
      `Não guardamos um histórico ligado a você: a conversa fica no seu navegador durante a visita. Detalhes na ${policy}.`,
    ],
  },
  {
    id: 'sell-data',
    terms: [
      'vende* .. dado',
      'vende* .. meu dado',
      'compartilha* .. dado',
      'passa* .. dado',
      'repassa* .. dado',
      'vende* .. informac*',
    ],
    answer: [
      `Não vendemos dados pessoais, e Google e Meta só recebem a medição depois do seu aceite nos cookies. Com quem compartilhamos, e por quê, está na ${policy}.`,
    ],
  },
  {
    id: 'erase-data',
    terms: [
      'apaga* .. dado',
      'apague* .. dado',
      'exclu* .. dado',
      'delet* .. dado',
      'remov* .. dado',
      'elimina* .. dado',
      'encarregado',
      'dpo',
      'direito .. lgpd',
      'acesso aos meus dado',
      'corrig* .. dado',
    ],
    answer: [
      `Escreva para ${brand.privacyEmail} (encarregado: ${brand.privacyOfficer}): apagar, corrigir ou receber os seus dados é gratuito.`,
      'Quem tem conta também baixa ou exclui tudo em [Configurações](/dashboard/settings).',
    ],
  },
  {
    id: 'cookies',
    terms: ['cookie', 'desliga* .. cookie', 'aceitei .. cookie', 'rastrea*', 'cookies'],
    answer: [
      'No rodapé, em **Preferências de cookies**, você aceita ou recusa quando quiser: medição e anúncios só ligam depois do seu aceite. A lista está na [Política de Cookies](/cookie-policy).',
    ],
  },
]
