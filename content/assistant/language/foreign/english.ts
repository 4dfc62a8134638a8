import { brand } from '../../../brand.ts'
import type { ForeignLanguage } from '../../../types/assistant.ts'
import { pairs } from './pairs.ts'

export const english: ForeignLanguage = {
  id: 'en',
  marks:
    'and also number data sell long does month any if or not on about when there this that how much is are you your what where the do does can could i need want talk to a person price cost website with hours open opening located location book meeting schedule call speak english my for in help please thanks who we our have offer services'.split(
      ' ',
    ),
  words: pairs(`
    what is the price of = quanto custa / what are the prices = quais sao os precos / what are your prices = quais
    sao os precos / what does it cost = quanto custa / how much would = quanto custa / how much is = quanto custa /
    how much are = quanto custa / how much does = quanto custa / how much do you charge = quanto voce cobra / how
    much = quanto custa / how long = quanto tempo / what is = o que e / what does = o que significa / opening hours
    = horario de atendimento / business hours = horario de atendimento / working hours = horario de atendimento /
    what time = que hora / hours = horario de atendimento / are you open = voce esta aberto / where are you = onde
    fica / located = / address = endereco / location = endereco / talk to a person = falar com uma pessoa / talk to a real person = falar com uma pessoa / talk with a person = falar com uma pessoa / what is a = o que e / what is an = o que e / what s a = o que e / whats a = o que e / talk to
    someone = falar com alguem / talk to a human = falar com uma pessoa / speak to someone = falar com alguem /
    speak to a person = falar com uma pessoa / phone number = telefone / phone = telefone / book a meeting = marcar
    uma reuniao / book a call = marcar uma reuniao / schedule a meeting = marcar uma reuniao / schedule a call =
    marcar uma reuniao / do you speak english = / are you a robot = voce e um robo / are you a bot = voce e um robo / is this a bot = voce e um robo / is this a robot = voce e um robo / is this a real person = voce e uma pessoa / are you human = voce e humano /
    who are you = quem e voce / price = preco / prices = preco / pricing = preco / cost = preco / advertising =
    anuncio / website = site / social media = social media / contract = contrato / payment = pagamento / what
    services = quais servicos voce oferece / services = servicos / guarantee = garantia / more customers = mais
    clientes / more clients = mais clientes / password = senha / forgot = esqueci / do you work with = voce ja
    atendeu / how do i = como / free = gratis / do you do = voce faz / do you make = voce faz / do you offer = voce
    oferece / do you have = voce tem / do you serve = voce atende / do you accept = voce aceita / can i pay = posso
    pagar / can i cancel = posso cancelar / credit card = cartao de credito / management = gestao / ads = anuncio /
    app = aplicativo / logo = logo / email = email / invoice = nota fiscal / discount = desconto / in english = /
    clients = clientes / customers = clientes / results = resultado / take = demora / ready = pronto / deadline =
    prazo / meeting = reuniao / open = aberto / saturday = sabado / sunday = domingo / also = e / number = telefone
    / do you sell = voce vende / sell = vende / my data = meus dados / personal data = dados pessoais / data = dados
    / my = meu / safe = seguro / anybody = alguem / anyone = alguem / someone = alguem / a person = uma pessoa /
    real person = pessoa de verdade / a human = uma pessoa / human = humano / robot = robo / bot = robo / does it
    take = demora / long = tempo / months = meses / weeks = semanas / days = dias / one page = uma pagina / online store = loja virtual / store = loja / shop = loja / video = video / photos = fotos / photo
    shoot = ensaio de fotos / brand = marca / branding = criacao de marca / posts = posts / content = conteudo /
    search = busca / google ads = google ads / facebook ads = anuncio no facebook / instagram ads = anuncio no
    instagram / cancel = cancelar / refund = reembolso / money back = dinheiro de volta / minimum = minimo / lock in
    = fidelidade / commitment = fidelidade / per month = por mes / a month = por mes / monthly = por mes / included
    = incluso / include = inclui / includes = inclui / what is included = o que esta incluso / difference between =
    diferenca entre / difference = diferenca / and = e / or = ou / with = com / for = para / a small business =
    empresa pequena / small business = empresa pequena / do you speak = / portuguese = / where is your office = onde
    fica o escritorio / office = escritorio / where = onde / tomorrow = amanha / today = hoje / appointment =
    reuniao / book = marcar / schedule = agendar / call you = ligar para voce / call = ligar / contact = contato /
    reach you = falar com voce / weekend = fim de semana / weekends = fim de semana / sundays = domingo / saturdays
    = sabado / closed = fechado / pay = pagar / card = cartao / installments = parcelado / reset my password =
    esqueci minha senha / change my password = trocar minha senha / delete my account = excluir minha conta / delete
    = excluir / account = conta / login = login / log in = entrar na conta / who is = quem e / do you guarantee =
    voce garante / outside brazil = fora do brasil / abroad = exterior / from abroad = do exterior / get = conseguir
    / cheapest = mais barato / cheap = barato / expensive = caro / quote = orcamento / proposal = proposta / hire
    you = contratar voce / your work = trabalhos de voce / examples = exemplo de trabalho / portfolio = portfolio /
    case studies = cases / restaurant = restaurante / hotel = hotel / dentist = dentista / run = fazer / manage =
    cuidar / my instagram = meu instagram / track = rastreia / store my = guarda minha / conversation = conversa /
    chat = conversa / is it free = e gratis / first meeting = primeira conversa / consultation = consultoria / you =
    voce / your = de voce / are = e / is = e / the = / do = / does = / did = / can i = posso / can you = voce pode /
    could you = voce pode / i would like = quero / i need = preciso / i want = quero / i am = sou / i have = tenho /
    want = quero / need = preciso / i = / what = que / which = qual / who = quem / when = quando / how = como / why
    = porque / it = / from = de / in = em / of = de / if = se / not = nao / have = tem / has = tem / to = / a = um /
    an = um / buy = comprar / followers = seguidor / email list = lista de email / list = lista / fee = taxa / fees
    = taxa / hidden fees = taxa escondida / tax id = cnpj / team = equipe / years = ano / experience = experiencia /
    trust = confiar / scam = golpe / promise = promete / guarantees = garantia / rank = aparecer / first page =
    primeira pagina / first on google = primeiro lugar no google / sales = venda / grow = crescer / help me = me
    ajuda / who owns = quem e dono / own = dono / domain = dominio / hosting = hospedagem / code = codigo / keep =
    fica com / leave = sair / stop = parar / start = comecar / report = relatorio / reports = relatorio / see = ver
    / campaign = campanha / campaigns = campanha / numbers = numero / dashboard = painel / plan = plano / plans =
    planos / package = pacote / bundle = pacote / both = os dois / together = juntos / automation = automacao /
    reply = responder / answer = responder / fast = rapido / night = noite / holiday = feriado / holidays = feriado
    / visit = visitar / street = rua / city = cidade / zip code = cep / postal code = cep / video call = video / in
    person = presencial / minutes = minutos / reschedule = remarcar / change = mudar / edit = mexer / maintenance =
    manutencao / support = suporte / mobile = celular / fit = serve / charge = cobra / charges = cobra / budget =
    verba / ad spend = verba de anuncio / ad budget = verba de anuncio / week = semana / month = mes / day = dia /
    first results = primeiro resultado / invoices = nota fiscal / receipt = nota fiscal / terms = condicoes /
    agreement = contrato / sign = assinar / deal = contrato / talk = falar / speak = falar / chat with = falar com /
    real human = pessoa de verdade / manager = responsavel / owner = dono / founded = fundada / based = fica /
    clinic = clinica / lawyer = advogado / bakery = padaria / gym = academia / school = escola / salon = salao /
    business = negocio / company = empresa / agency = agencia / paid traffic = trafego pago / paid ads = anuncio
    pago / blog = blog / newsletter = newsletter / logo design = logo / web design = site / web page = site /
    webpage = site / e commerce = loja virtual / whatsapp bot = robo de whatsapp / make = faz / build = faz / create
    = cria / design = cria / offer = oferece / work = trabalha / accept = aceita / serve = atende / guarantee
    results = garante resultado / mean = significa / means = significa
  `),
  line: `In English: I answer in Portuguese. On WhatsApp, ${brand.phone.display}, a person can help you.`,
}
