import { type Brush, box, browser, greek, phone, type Screen } from './brush.ts'

const ink = '#123640'
const coral = '#f26b4a'
const sand = '#fff8ec'
const quiet = '#6b858a'

/** Sun, sea and a kite; `w` and `h` are the picture's, `sea` is where the water begins. */
function shore(id: string, w: number, h: number, sea: number): string {
  const depth = h - sea
  const [kiteX, kiteY] = [w * 0.56, h * 0.3]
  return `<linearGradient id="${id}" x2="0" y2="${h}" gradientUnits="userSpaceOnUse"><stop stop-color="#8fd5d6"/><stop offset=".55" stop-color="#ffe1b0"/><stop offset="1" stop-color="#ffb37a"/></linearGradient>${box(0, 0, w, h, `url(#${id})`)}<circle cx="${w * 0.78}" cy="${sea - 14}" r="${h * 0.17}" fill="#fff3d6"/><path d="M0 ${sea}q${w * 0.25} -14 ${w * 0.5} 0t${w * 0.5} 0V${h}H0Z" fill="#1d9e9c"/><path d="M0 ${sea + depth * 0.3}q${w * 0.2} -12 ${w * 0.45} 2t${w * 0.55} -4V${h}H0Z" fill="#137d80"/><path d="M0 ${h - depth * 0.24}q${w * 0.3} -12 ${w * 0.6} 0t${w * 0.4} 4V${h}H0Z" fill="#f5dcae"/><path d="M${kiteX} ${kiteY}q26 -20 52 2q-26 -6 -52 -2Z" fill="${coral}"/><path d="M${kiteX + 3} ${kiteY}L${kiteX - 16} ${sea - 4}L${kiteX + 48} ${kiteY}" stroke="${ink}" stroke-width=".8"/>`
}

function room(brush: Brush, x: number, name: string, price: string, tones: string[]): string {
  const [wall, bed, floor] = tones
  return `${box(x, 396, 264, 150, '#fff', 12)}<clipPath id="r${x}"><rect x="${x}" y="396" width="264" height="92" rx="12"/></clipPath><g clip-path="url(#r${x})">${box(x, 396, 264, 92, wall as string)}${box(x + 26, 412, 70, 46, '#cfeeea', 4)}<path d="M${x} 472h264v40H${x}Z" fill="${floor}"/>${box(x + 128, 446, 116, 34, bed as string, 8)}${box(x + 136, 436, 40, 18, '#fff', 7)}${box(x + 184, 436, 40, 18, '#fff', 7)}</g>${brush.text(name, { x: x + 16, y: 512, size: 15, fill: ink, cut: 'strong' })}${greek(x + 18, 528, [96], '#d5dfdc')}${brush.text(price, { x: x + 248, y: 531, size: 19, fill: ink, cut: 'display', anchor: 'end' })}`
}

function field(brush: Brush, x: number, label: string, value: string): string {
  return `${brush.text(label, { x, y: 322, size: 12, fill: quiet })}${brush.text(value, { x, y: 344, size: 17, fill: ink, cut: 'strong' })}`
}

export function booking(brush: Brush): Screen {
  const menu = ['Quartos', 'Vento', 'Como chegar']
    .map((item, i) => brush.text(item, { x: 560 + i * 84, y: 40, size: 13, fill: ink }))
    .join('')
  const page = `${box(0, 0, 960, 564, sand)}${shore('s', 960, 330, 218)}${brush.text('Vento Leste', { x: 48, y: 42, size: 22, fill: ink, cut: 'display' })}${menu}${box(826, 20, 92, 30, ink, 15)}${brush.text('Reservar', { x: 872, y: 40, size: 13, fill: '#fff', cut: 'strong', anchor: 'middle' })}${brush.text('Acorde com', { x: 48, y: 130, size: 54, fill: ink, cut: 'display' })}${brush.text('o mar à porta', { x: 48, y: 184, size: 54, fill: ink, cut: 'display' })}${box(48, 230, 178, 32, 'rgb(255 255 255 / .82)', 16)}<circle cx="66" cy="246" r="5" fill="#1d9e9c"/>${brush.text('Vento agora: 22 nós', { x: 80, y: 251, size: 13, fill: ink, cut: 'strong' })}${box(48, 290, 864, 74, '#fff', 18)}${field(brush, 76, 'Chegada', '12 de setembro')}${field(brush, 280, 'Saída', '15 de setembro')}${field(brush, 484, 'Hóspedes', '2 adultos')}<path d="M256 306v42M460 306v42" stroke="#e2e7e4"/>${box(712, 304, 184, 46, coral, 23)}${brush.text('Ver preço final', { x: 804, y: 333, size: 16, fill: '#fff', cut: 'strong', anchor: 'middle' })}${room(brush, 48, 'Quarto Terral', 'R$ 420', ['#e8efe6', '#7fb8ae', '#d9b98c'])}${room(brush, 348, 'Quarto Maré', 'R$ 510', ['#fde9d4', '#f2a07f', '#c9a77c'])}${room(brush, 648, 'Bangalô', 'R$ 690', ['#dcecef', '#3d8f97', '#d4b183'])}`
  return browser(brush, 'ventoleste.example', page)
}

export function bookingPhone(brush: Brush): Screen {
  const days = Array.from({ length: 30 }, (_, i) => {
    const x = 36 + ((i + 1) % 7) * 34
    const y = 282 + Math.floor((i + 1) / 7) * 34
    const chosen = i > 10 && i < 15
    const mark = chosen
      ? `<circle cx="${x}" cy="${y - 4}" r="14" fill="${i === 11 || i === 14 ? coral : '#ffd9cc'}"/>`
      : ''
    const fill = i === 11 || i === 14 ? '#fff' : ink
    return `${mark}${brush.text(String(i + 1), { x, y, size: 12, fill, anchor: 'middle' })}`
  }).join('')
  const page = `${box(0, 0, 276, 596, sand)}${shore('s', 276, 200, 122)}${brush.text('Quarto Maré', { x: 20, y: 166, size: 22, fill: '#fff', cut: 'display' })}${box(0, 192, 276, 404, sand, 18)}${brush.text('Setembro', { x: 20, y: 232, size: 16, fill: ink, cut: 'display' })}${brush.text('3 noites', { x: 256, y: 232, size: 12, fill: quiet, anchor: 'end' })}${days}${box(16, 470, 244, 110, '#fff', 16)}${brush.text('Total com taxas', { x: 32, y: 496, size: 12, fill: quiet })}${brush.text('R$ 1.530', { x: 244, y: 500, size: 22, fill: ink, cut: 'display', anchor: 'end' })}${box(28, 520, 220, 46, coral, 23)}${brush.text('Reservar', { x: 138, y: 549, size: 16, fill: '#fff', cut: 'strong', anchor: 'middle' })}`
  return phone(brush, page)
}
