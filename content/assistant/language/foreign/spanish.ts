import { brand } from '../../../brand.ts'
import type { ForeignLanguage } from '../../../types/assistant.ts'
import { pairs } from './pairs.ts'

export const spanish: ForeignLanguage = {
  id: 'es',
  marks:
    'hacen cuando tardan tarda incluye publicidad tienda mi para anuncios ofrecen cuanto cuesta cuestan cual cuales es el los las una un con donde estan esta ubicados ubicacion hola quiero necesito hablar persona pagina web atencion horario cobran precio ustedes usted por y como puedo tienen gracias reunion sitio'.split(
      ' ',
    ),
  words: pairs(`
    sitios = site / cuanto cuesta = quanto custa / cuanto cuestan = quanto custa / cuanto cobran = quanto cobra / cuanto sale =
    quanto sai / cuanto vale = quanto custa / cuanto = quanto / cuanto tiempo = quanto tempo / cual = qual / cuales
    = quais / precio = preco / precios = preco / pagina web = site / sitio web = site / donde estan ubicados = onde
    fica / donde estan = onde fica / donde quedan = onde fica / direccion = endereco / ubicacion = endereco /
    atencion = atendimento / hablar con una persona = falar com uma pessoa / hablar con alguien = falar com alguem /
    hablar = falar / con = com / telefono = telefone / reunion = reuniao / agendar = agendar / cita = reuniao / que
    es = o que e / hola = ola / quiero = quero / contrato = contrato / pago = pagamento / garantia = garantia /
    redes sociales = rede social / quien eres = quem e voce / eres un robot = voce e um robo / contrasena = senha /
    olvide = esqueci / crear = criar / cuenta = conta / tiempo = tempo / tarda = demora / sitio = site / mas
    clientes = mais clientes / anuncios = anuncio / hacen = voce faz / trabajan = voce trabalha / atienden = voce
    atende / tienen = voce tem / aceptan = voce aceita / tarjeta = cartao / factura = nota fiscal / descuento =
    desconto / ustedes = voce / correo = email / abren = voce abre / sabado = sabado / puedo = posso / resultados =
    resultado / listo = pronto / venden = voce vende / mis datos = meus dados / datos = dados / numero = numero /
    correo electronico = email / cuanto tarda = quanto tempo demora / cuanto demora = quanto tempo demora / cuantos
    dias = quanto dia / semanas = semana / meses = meses / pagina = pagina / tienda online = loja virtual / tienda
    en linea = loja virtual / tienda = loja / publicidad = anuncio / anuncio = anuncio / publicaciones = posts /
    redes = rede social / logotipo = logo / marca = marca / cancelar = cancelar / reembolso = reembolso / devuelven
    = devolve / dinero = dinheiro / permanencia = fidelidade / al mes = por mes / mensual = por mes / incluye =
    inclui / incluido = incluso / que incluye = o que inclui / diferencia = diferenca / entre = entre / o = ou /
    para = para / pequeno = pequeno / negocio = negocio / empresa = empresa / oficina = escritorio / donde = onde /
    manana = amanha / hoy = hoje / fin de semana = fim de semana / domingos = domingo / sabados = sabado / pagar =
    pagar / tarjeta de credito = cartao de credito / cuotas = parcelado / cambiar = trocar / borrar = excluir /
    eliminar = excluir / entrar = entrar / quien = quem / garantizan = voce garante / fuera de brasil = fora do
    brasil / desde = de / mas barato = mais barato / barato = barato / presupuesto = orcamento / propuesta =
    proposta / contratar = contratar / trabajos = trabalhos / ejemplos = exemplo de trabalho / gratis = gratis /
    primera reunion = primeira conversa / llamar = ligar / persona = pessoa / humano = humano / robot = robo /
    conseguir = conseguir / videos = video / fotos = foto / aplicacion = aplicativo / cuando = quando / como = como
    / hay = tem / es = e / eres = voce e / son = e / su = seu / sus = seus / un = um / una = uma / el = o / la = a /
    los = os / las = as / y = e / mi = meu / en = em / que = que / si = se / cuanto tiempo tarda = quanto tempo
    demora / cuanto seria = quanto custa / vale = custa / hacer = fazer / hago = faco / necesito = preciso / puedo
    pagar = posso pagar / pueden = voce pode / cobran = cobra / cobra = cobra / dias = dia / mes = mes / semana =
    semana / lista de correos = lista de email / seguidores = seguidor / comprar = comprar / ofrecen = voce oferece
    / servicios = servicos / que servicios = quais servicos / equipo = equipe / quienes son = quem e voce / anos =
    ano / experiencia = experiencia / confiar = confiar / estafa = golpe / prometen = promete / primer lugar =
    primeiro lugar / primera pagina = primeira pagina / ventas = venda / vender = vender / vender mas = vender mais
    / crecer = crescer / ayuda = ajuda / dueno = dono / dominio = dominio / alojamiento = hospedagem / codigo =
    codigo / salir = sair / dejar = parar / empezar = comecar / comenzar = comecar / informe = relatorio / informes
    = relatorio / ver = ver / campana = campanha / campanas = campanha / planes = planos / plan = plano / paquete =
    pacote / juntos = juntos / automatizacion = automacao / responder = responder / rapido = rapido / noche = noite
    / feriados = feriado / visitar = visitar / calle = rua / ciudad = cidade / codigo postal = cep / videollamada =
    video / presencial = presencial / minutos = minutos / cambiar la contrasena = trocar senha / mantenimiento =
    manutencao / soporte = suporte / celular = celular / movil = celular / presupuesto de anuncios = verba de
    anuncio / plazo = prazo / entrega = entrega / firmar = assinar / llamada = ligacao / me llaman = me liga /
    alguien = alguem / dentista = dentista / clinica = clinica / abogado = advogado / panaderia = padaria / gimnasio
    = academia / escuela = escola / agencia = agencia / manejar = cuidar / manejan = cuida / gestion = gestao /
    contenido = conteudo / publicar = postar / trabajo = trabalho / trabaja = trabalha / hasta que hora = ate que
    hora / a que hora = que hora / abre = abre / cierran = fecha / que significa = o que significa / significa =
    significa / le = / les = / lo = o / del = do / al = ao / de = de / no = nao / mas = mais / muy = muito / esta =
    esta / estan = esta / incluida = incluso / nosotros = / me = me / hace = faz
  `),
  line: `En español: respondo en portugués. Por WhatsApp, ${brand.phone.display}, le atiende una persona.`,
}
