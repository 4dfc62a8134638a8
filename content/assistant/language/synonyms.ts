/**
 * Words that ask the same thing, folded and in the singular, each row under a name of its own; a
 * final * lets a word go on. A word may stand in several rows.
 */
export const synonyms: Record<string, string> = {
  price:
    'preco precinho valor custo custa* custar custaria mensalidade tabela tarifa cobra* cobrar orcamento orca* cotacao investimento caro barato salgado sai sairia fica ficaria grana',
  money:
    'dinheiro grana real verba capital bufunfa troco merreca caixa gasto gastar gasta* investi* bancar desembolsa*',
  pay: 'pagar pago paga pagamento paguei pagando quitar parcela* parcelar parcelado prestacao boleto pix cartao debito credito transferencia deposito avista entrada sinal fatura mensal',
  cheap:
    'barato barata baratinho conta economico economica acessivel baixo menor minimo minima simples basico',
  discount:
    'desconto descontinho abatimento promocao promo cupom oferta bonus condicao combo pacote junto juntar',
  time: 'tempo prazo demora* demorar leva levar dia semana mes hora rapido urgente pressa quando entrega* pronto pronta ficar prazos ligeiro data cronograma',
  result:
    'resultado retorno efeito venda vender lucro faturamento funciona* dar da trazer traz vinga*',
  promise:
    'garantia garante* garantir promete* prometer promessa assegura* certeza certo risco compromisso jura',
  leave:
    'cancelar cancelo cancela cancelamento sair saio encerrar encerro encerramento desistir desisto parar paro romper rescindir rescisao desfazer interromper largar abandonar descontratar terminar acabar',
  fine: 'multa taxa penalidade quebra rescisoria',
  bind: 'fidelidade fidelizacao permanencia amarra* amarrado preso presa prende prender obrigado obriga* minimo carencia vinculo contrato compromisso',
  contract:
    'contrato assinar assinatura assino assinado papel proposta documento formal clausula termo acordo',
  refund:
    'reembolso devolve* devolver devolucao devolvem estorno ressarci* dinheiro volta arrependi* arrependimento',
  included:
    'incluso inclusa inclui incluir incluido incluida vem vir entra entram contempla cobre engloba abrange direito recebo ganho consta tem junto dentro embutido embutida',
  difference:
    'diferenca difere muda mudam diferente igual mesma versus comparar comparacao distingue distincao melhor',
  meaning:
    'significa significado definicao explica* explicar entende* entender traduz* serve conceito sigla termo',
  talk: 'falar conversar conversa bater papo atender atendimento ligar liga chamar contato contatar comunicar retorno',
  human:
    'pessoa humano humana gente alguem atendente vendedor vendedora consultor consultora responsavel carne osso vivo viva funcionario',
  machine:
    'robo bot chatbot maquina computador automatico automatica ia inteligencia artificial virtual programa gravacao chatgpt gpt',
  phone: 'telefone celular whatsapp ligar fone fixo numero ramal ddd',
  mail: 'email gmail correio eletronico',
  place:
    'endereco onde localizacao local rua avenida bairro mapa predio sala escritorio sede fica ficam loja fisica presencial pessoalmente visitar visita cep chegar passar',
  hours:
    'horario hora abre abrem abrir fecha fecham fechar aberto aberta expediente funcionamento funciona plantao atendem atende noite tarde manha sabado domingo feriado segunda sexta almoco madrugada fim',
  book: 'marcar marco agendar agendo agendamento agenda reuniao horario encontro call videochamada reservar encaixe vaga disponibilidade disponivel bate',
  rebook:
    'remarcar desmarcar remarco desmarco adiar adio trocar mudar cancelar faltar imprevisto reagendar antecipar',
  free: 'gratis gratuito gratuita graca free cortesia custo compromisso',
  video: 'video online meet zoom teams chamada videochamada remoto distancia presencial',
  password: 'senha password acesso login credencial',
  account: 'conta cadastro perfil usuario painel dashboard area login portal sistema',
  enter: 'entrar entro acessar acesso logar logo abrir login entrada',
  delete:
    'apagar apaga apago excluir excluo exclui deletar deleto remover remove remova eliminar tirar tira sumir encerrar esquecer limpar',
  data: 'dado dados informacao cadastro cpf telefone privacidade pessoal pessoais lgpd sigilo',
  stored:
    'gravado gravada gravar salvo salva salvar guarda guardado guardada armazenado registro registrado historico fica',
  share: 'vende vender vendem compartilha* repassa* passar passam passa divulga* terceiro',
  figures:
    'numero resultado relatorio desempenho metrica grafico estatistica dado campanha acompanhar ver vejo visualizar painel conversao clique investimento',
  download: 'baixar baixo exportar exporto download planilha excel csv pdf imprimir',
  wrong:
    'errado errada erro falha problema parado desatualizado zerado vazio sumiu bug travado travou bloqueado',
  owner:
    'dono dona propriedade proprietario pertence meu minha nosso comigo nome titular direito titularidade quem',
  team: 'equipe time pessoal pessoa funcionario profissional especialista dono socio fundador ceo diretor chefe colaborador quem gestor',
  experience:
    'experiencia tempo ano mercado historia trajetoria fundada existe desde existem antigo',
  proof:
    'case caso exemplo portfolio trabalho projeto depoimento prova cliente referencia avaliacao amostra atendeu atenderam fizeram',
  job: 'vaga emprego trabalhar curriculo cv estagio contratando freelancer parceria fornecedor oportunidade',
  trust:
    'confiar confiavel confianca golpe serio seria seguro segura seguranca verdade fraude furada calote enganado',
  why: 'porque motivo razao diferencial vantagem melhor escolher concorrencia',
  followers:
    'seguidor curtida like inscrito visualizacao avaliacao estrela comentario fake falso falsa',
  list: 'lista base banco contato email numero disparo disparar massa comprar compra vender spam',
  attack:
    'derrubar hackear invadir clonar denunciar concorrente espiar roubar fake difamar copiar plagiar queimar',
  social: 'instagram facebook tiktok linkedin rede perfil arroba seguir pagina',
  ads: 'anuncio anunciar propaganda impulsionar patrocinado campanha trafego ads publicidade',
  site: 'site pagina landing website homepage',
  update:
    'mudar mudanca alterar alteracao trocar atualizar editar mexer ajuste ajustar corrigir manutencao suporte',
  approve: 'aprovar aprovo aprovacao conferir revisar ver antes publicar autorizar decidir',
  start:
    'comecar comeco comeca iniciar inicio primeiro passo contratar fechar seguir proximo partida',
  customers:
    'cliente paciente aluno venda vender movimento lead hospede pedido faturar clientela publico fregues freguesia comprador matricula',
  empty:
    'vazio vazia parado parada fraco fraca caiu sumiu pouco pouca nenhum ninguem baixo devagar morto morta mosca',
  found:
    'aparecer aparece apareco achar acham encontrar encontram google mapa maps busca pesquisa topo ranquear primeira',
  small:
    'pequeno pequena mei autonomo comecando iniciante micro familia sozinho sozinha simples humilde',
  rude: 'lixo burro idiota inutil porcaria merda droga horrivel pessimo ridiculo imbecil',
}
