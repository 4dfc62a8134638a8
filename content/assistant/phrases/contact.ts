import type { Phrases } from '../../types/assistant.ts'

/** When, where, with whom, and how to meet. */
export const contactPhrases: Phrases = {
  hours: `o horario / qual o horario / e no|o sabado|feriado|domingo / horario de voce / que|qual dia voce atende|trabalha|funciona|abre / ate|depois que hora voce atende|fica|trabalha|funciona
    que hora abre|fecha|comeca|termina|encerra|para o atendimento / qual o horario|expediente da agencia|empresa|loja|equipe
    voce atende|trabalha|abre|funciona de segunda|terca|quarta|quinta|sexta|sabado / voce atende|trabalha|abre|funciona a noite|tarde|manha
    voce abre|atende|trabalha|funciona no|em fim de semana|feriado|sabado|carnaval|natal / esta|estao aberto|funcionando|atendendo agora|hoje
    fecha|para para o|no almoco / atende na hora do almoco / ainda tem gente|alguem ai agora|hoje|essa hora / qual a hora de funcionamento
    a partir|depois de que hora posso ligar|chamar|mandar mensagem / ate que hora posso ligar|chamar|mandar mensagem|responde
    que hora alguem responde|atende / voce e 24 hora / atendimento e 24 hora / funciona todo dia / qual dia da semana tem atendimento
    hoje tem expediente|atendimento / amanha voce abre|atende|trabalha / fica aberto ate quando|que hora / abre cedo / tem plantao / o horario / qual horario
    quando posso ligar|chamar|falar com voce / em que horario consigo|posso falar com voce / e agora esta fechado / sabado tem atendimento|expediente`,
  sunday: `voce abre|atende|trabalha|funciona domingo / domingo tem atendimento|plantao|expediente|alguem / no domingo voce atende|responde|abre`,
  address: `como chego ai|ate ai|la / como faco para chegar / onde|aonde voce se localiza|fica / fica onde / e em que bairro|rua|lugar / tem ponto|lugar fisico /
    onde voce fica|esta|atende|trabalha / onde e|fica a agencia|empresa|sede|loja|escritorio / qual o endereco|local|localizacao|rua|bairro|cep
    em que|qual lugar|cidade|rua|bairro|predio|estado voce fica|esta / me manda|passa|envia a localizacao|o endereco|o mapa / tem escritorio|loja|sede|sala|espaco fisico
    posso|da|consigo para ir|visitar|passar|aparecer ai pessoalmente|presencialmente|no escritorio / tem como ir|visitar pessoalmente|presencial|ai
    queria|quero conhecer o escritorio|espaco|local|a agencia pessoalmente / voce e de onde|que cidade / a agencia|empresa e de onde|que cidade|que estado
    como|faco para chegar|chego|ir ate ai|voce / fica perto|proximo de|do que / voce e daqui|de {p} mesmo / a sede e em qual|que cidade / atende presencial no escritorio
    tem estacionamento|ponto de referencia / qual a cidade de voce / voce tem filial|unidade|escritorio em {p} / fica longe do centro / endereco`,
  cities: `nos somos de {p} / sou de {p} / atende {p} / voce pega cliente de {p} / da para contratar morando longe|em {p} / voce vem ate a minha cidade / precisa ser presencial / tem problema ser de outro estado|longe|{p} /
    voce atende|trabalha|faz em|para|no|na {p} / atende|atendem {p} / sou|moro|fico|estou de|do|em|no {p} voce atende|da certo|tem problema|consigo contratar|posso contratar
    minha|meu empresa|loja|negocio|clinica e|fica de|do|em|no|na {p} / minha|meu empresa|loja|negocio fica|e em|no outro|outra cidade|estado|pais
    atende|trabalha|pega cliente|empresa|loja de fora|longe|outro estado|outra cidade|outro pais|todo brasil|{p} / atende|trabalha fora de|do {p}|estado|brasil|pais|cidade|regiao
    atende|trabalha|so|apenas na regiao|cidade|capital|local / atende so em|na|no {p} / precisa|tem que ser|morar da mesma|mesma|na cidade|regiao / faz diferenca ser de outra cidade|outro estado
    da para fazer|trabalhar|atender tudo|todo a distancia|online|remoto / e tudo|todo online|remoto|a distancia / o atendimento|trabalho e online|remoto|a distancia|presencial
    qual|que cidade|regiao|estado|lugar voce atende|trabalha|cobre / atende cidade pequena|interior / sou|somos do interior|sertao|nordeste|sul|norte|sudeste|outro estado
    voce vem|vai ate|aqui|minha|na empresa|loja|cidade / atende o brasil|pais todo|inteiro / voce atende longe / mesmo de longe voce consegue atender / atende cliente|empresa em {p}
    tenho|temos uma|um loja|empresa|negocio|restaurante em|no {p} rola|da|pode|consegue`,
  person: `qual o {n} de voce / tem alguem online para me atender / quero gente de verdade / qual numero eu chamo / tem telefone fixo / nao consigo falar com voce / posso ligar / quero que me liguem /
    quero|queria|preciso|posso|gostaria falar|conversar com|direto uma|alguem|pessoa|atendente|humano|vendedor|consultor|gerente|dono|responsavel|comercial|equipe|suporte
    me passa|manda|da o|um numero|whatsapp|telefone|celular|contato / qual o numero|whatsapp|telefone|celular|contato de voce|da agencia|comercial
    tem|existe algum|um whatsapp|telefone|numero|celular|contato|atendente|humano / como|onde faco para|posso falar|entro em contato|chamo|ligo|conversar com voce|alguem|uma pessoa
    alguem|voce pode|poderia|consegue me ligar|chamar|retornar|atender / me liga|chama|retorna|atende por favor|amanha|hoje|agora / prefiro|quero falar|conversar|resolver por telefone|whatsapp|ligacao
    transfere|encaminha|passa para um|uma atendente|humano|pessoa / nao quero falar|conversar com robo|maquina|bot / tem|cade alguem|gente para|que me atender|atende|ajude
    ninguem|nao me responde|respondeu|atende|atendeu|retornou / mandei mensagem|email|whatsapp e ninguem|nao respondeu|responde / quero reclamar|fazer uma reclamacao|ouvidoria
    estou|fiquei insatisfeito|chateado|decepcionado|bravo com o servico|atendimento|voce / meu site|anuncio|campanha caiu|parou|saiu do ar|esta fora do ar|sumiu
    ja sou cliente e|preciso de ajuda|suporte|falar / minha fatura|cobranca|boleto veio errado|duplicado|a mais / segunda via do boleto / meu instagram|conta foi hackeado|invadido|bloqueado
    qual o|seu|e celular|telefone|numero / qual o celular|telefone|whatsapp de voce / voce pode me ligar|telefonar|dar um toque amanha|mais tarde|cedo / tem whatsapp|telefone / telefone / whatsapp / contato / atendente / falar com alguem / quero atendimento humano|pessoal`,
  email: `voce responde por email qual e / tem email / qual email eu uso /
    qual o|seu email|endereco de email de|para voce|contato / para|em qual email mando|escrevo|envio|mandar / me passa|manda o email / posso|quero|prefiro mandar|enviar|falar|contato por|um email
    tem|voce email para contato|falar / posso escrever um email para voce`,
  'reply-time': `quanto tempo|dia|hora voce demora|leva para|ate responder|retornar|dar retorno / voce demora|costuma responder|retornar rapido|muito
    quando|em quanto tempo voce|alguem me responde|retorna|da retorno / mandei|enviei um email|mensagem|formulario quando|quanto tempo respondem|recebo resposta`,
  networks: `qual o arroba|perfil de voce / me passa o instagram / voce esta no instagram / quero seguir voce /
    qual o|a seu|sua instagram|facebook|linkedin|rede social|arroba|perfil|pagina de|da voce|agencia|empresa / voce tem|esta|usa no instagram|facebook|linkedin|youtube|rede social|pagina|perfil
    como|onde acho|encontro|sigo|vejo voce|agencia no|na instagram|facebook|rede social / me passa|manda o instagram|facebook|arroba de voce / quero|posso seguir|acompanhar voce no|na instagram|rede social`,
  book: `quando voce pode me receber|atender / bora marcar / vamos conversar quando / me encaixa na agenda / quero uma demonstracao|apresentacao /
    quero|queria|gostaria|preciso|posso|da para|podemos|vamos|como marcar|agendar|fazer|ter|combinar uma|um reuniao|conversa|call|papo|bate papo|horario|visita|videochamada|apresentacao
    como|onde marco|agendo|faco para marcar|reservo uma|um reuniao|conversa|horario|call / tem|qual|quando horario|dia|vaga|data livre|disponivel|vago para|na reuniao|conversa|agenda|essa semana|amanha|hoje
    da para ser|marcar|falar amanha|hoje|segunda|terca|quarta|quinta|sexta|semana que vem|de manha|a tarde|as 10 hora / voce tem agenda|horario|disponibilidade para essa semana|amanha|conversar
    quando voce|podemos pode|podemos conversar|se reunir|me atender|reunir / agendar / marcar reuniao / quero agendar|marcar / posso reservar um horario / preciso de uma reuniao com voce
    queria sentar|trocar uma ideia|conversar com alguem|a equipe|o especialista|voce / qual o link|site da agenda / abre a agenda / quero um horario com o especialista|consultor`,
  rebook: `preciso|quero|queria|posso|como|da para remarcar|desmarcar|cancelar|mudar|adiar|trocar|antecipar a|minha|o reuniao|conversa|horario|call|agendamento
    nao|nao vou poder|conseguir|posso ir|participar|comparecer na|a reuniao|conversa marcada|agendada / surgiu um imprevisto na|para a reuniao|conversa / perdi|esqueci a|minha reuniao|conversa|horario
    como mudo|troco|altero|desmarco o|a dia|data|hora da reuniao|conversa`,
  'free-talk': `para fazer orcamento cobra|paga|custa / o diagnostico e pago|gratis / voce cobra para conversar|orcar / paga para marcar reuniao /
    a|essa primeira|reuniao|conversa|consultoria|diagnostico|avaliacao|analise e|tem gratis|gratuita|de graca|paga|cobrada|custo / voce cobra|cobram pela|para primeira|reuniao|conversa|consultoria|visita|avaliacao|orcamento
    quanto custa|paga|e a reuniao|consultoria|conversa|avaliacao|analise inicial / tem|voce faz|oferece avaliacao|analise|diagnostico|consultoria|conversa gratuita|gratis|de graca|sem custo|sem compromisso
    pago|tenho que pagar alguma coisa|algo para conversar|a reuniao|o orcamento / o orcamento e|tem gratis|gratuito|sem compromisso|cobrado / posso conversar sem compromisso / analisa meu negocio de graca`,
  'meeting-form': `a reuniao|conversa|call|consultoria e|seria|vai ser online|presencial|por video|por zoom|pelo meet|por telefone|por whatsapp / como|onde e feita|acontece|vai ser a reuniao|conversa
    por onde e|acontece a reuniao|conversa / pode|da para ser presencial|online|por video a reuniao|conversa / usa zoom|meet|teams`,
  'meeting-length': `quanto tempo|minuto|hora dura|leva|demora|tem a reuniao|conversa|call|consultoria / a reuniao|conversa|call dura|demora|leva quanto|muito|hora / e rapida|demorada a reuniao|conversa`,
}
