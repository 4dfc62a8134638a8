import type { Niche } from '../../types/assistant.ts'

export const clinicaMedica: Niche = {
  id: 'clinica-medica',
  name: 'clínicas e consultórios médicos',
  terms: [
    'medic*',
    'consultorio',
    'clinica medica',
    'cardiologista',
    'dermatologista',
    'pediatra',
    'ginecologista',
    'ortopedista',
    'oftalmologista',
    'laboratorio',
    'exame',
    'saude',
    'nutricionista',
    'nutrologo',
    'nutricao',
  ],
  business: { article: 'a', noun: 'sua clínica' },
  customer: { one: 'paciente', many: 'pacientes' },
  search: 'consulta com especialista perto de mim',
  rule: 'O Conselho de Medicina tem regras próprias de publicidade: nome e registro do médico em cada peça, sem promessa de resultado nem sensacionalismo.',
  proof: { label: 'Laboratório Vida Clara', path: '/home1/case-studies#laudo-sem-fila' },
  plays: {
    'trafego-pago':
      'Anuncie por especialidade e sintoma de quem já decidiu consultar (“ortopedista joelho”, “dermatologista particular”), só nos bairros que chegam até você.',
    seo: 'Faça uma página por especialidade, com médico, registro, convênios e o que levar no dia. São essas as buscas de quem vai marcar.',
    automacao:
      'Deixe o WhatsApp responder preparo de exame, convênio e horário, e confirmar a consulta dois dias antes. Assunto clínico vai para uma pessoa, sempre.',
    'email-marketing':
      'Lembre retorno, exame anual e vacina por e-mail, com consentimento. Nunca escreva diagnóstico na mensagem.',
    websites:
      'Mostre convênios, endereço, estacionamento e “agendar” antes de qualquer texto institucional. Quem está doente não quer ler história.',
    'websites-apps':
      'Resultado e agendamento numa área com senha poupam o telefone e protegem dado de saúde, que a LGPD trata como sensível.',
    conteudo:
      'Responda em vídeo às perguntas da sala de espera, sem receitar: quando procurar, como se preparar, o que perguntar ao médico.',
    'marketing-conteudo':
      'Escreva sobre sintomas comuns da sua especialidade com linguagem simples e revisão médica assinada. O Google cobra autoria em saúde.',
    'image-video-capture':
      'Fotografe médicos, recepção e fachada vista da rua. Chegar sem se perder também faz parte do atendimento.',
    analytics:
      'Separe primeira consulta de retorno ao medir. Só a primeira diz se a divulgação está funcionando.',
  },
}
