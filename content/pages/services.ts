export const page = {
  meta: {
    title: 'Serviços - Marketing Digital Completo',
    description:
      'Os oito serviços da agência, do anúncio ao site e da automação à medição, com o que cada um inclui e por onde começar.',
  },
}
