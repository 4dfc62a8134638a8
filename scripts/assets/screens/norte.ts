import { type Brush, box, browser, greek, phone, type Screen } from './brush.ts'

const ink = '#14284b'
const blue = '#2c63f0'
const quiet = '#66789a'
const line = '#e3e9f4'

function kpi(
  brush: Brush,
  [x, width]: [number, number],
  value: string,
  label: string,
  trend: string,
): string {
  const chip = x + width - 74
  return `${box(x, 84, width, 96, '#fff', 14)}${brush.text(label, { x: x + 18, y: 110, size: 13, fill: quiet })}${brush.text(value, { x: x + 18, y: 154, size: 32, fill: ink, cut: 'display' })}${box(chip, 132, 58, 24, '#e2f6ee', 12)}${brush.text(trend, { x: chip + 29, y: 149, size: 12.5, fill: '#0b7a55', cut: 'strong', anchor: 'middle' })}`
}

function load(brush: Brush, y: number, route: string, state: string, fill: string): string {
  return `<path d="M700 ${y + 28}h212" stroke="${line}"/>${brush.text(route, { x: 700, y: y + 4, size: 13, fill: ink, cut: 'strong' })}<circle cx="704" cy="${y + 14}" r="3.500" fill="${fill}"/>${brush.text(state, { x: 713, y: y + 18, size: 11, fill: quiet })}`
}

export function dashboard(brush: Brush): Screen {
  const menu = ['Painel', 'Cotações', 'Cargas', 'Rotas', 'Clientes']
    .map((item, i) => {
      const on = i === 0
      return `${on ? box(16, 92, 148, 36, 'rgb(255 255 255 / .12)', 10) : ''}${brush.text(item, { x: 46, y: 115 + i * 44, size: 14, fill: on ? '#fff' : '#a9b9d8', cut: on ? 'strong' : 'body' })}<circle cx="32" cy="${110 + i * 44}" r="4" fill="${on ? '#6ea0ff' : '#4a5f8a'}"/>`
    })
    .join('')
  const bars = [38, 46, 42, 60, 72, 66, 88, 104, 98, 126, 140, 156]
    .map((h, i) => box(224 + i * 36, 456 - h, 20, h, i === 11 ? '#ffb547' : blue, 5))
    .join('')
  const page = `${box(0, 0, 960, 564, '#f3f6fc')}${box(0, 0, 180, 564, ink)}${brush.text('Norte', { x: 24, y: 52, size: 24, fill: '#fff', cut: 'display' })}<path d="M92 50l8 -16 8 16Z" fill="#6ea0ff"/>${menu}${brush.text('Bom dia, Sérgio', { x: 204, y: 52, size: 22, fill: ink, cut: 'display' })}${box(800, 28, 132, 34, blue, 17)}${brush.text('Nova cotação', { x: 866, y: 50, size: 13.5, fill: '#fff', cut: 'strong', anchor: 'middle' })}${kpi(brush, [204, 222], '1.284', 'Cotações no mês', '+18%')}${kpi(brush, [442, 222], '40 s', 'Tempo de cotação', '−9%')}${kpi(brush, [680, 252], '31%', 'Contratos de busca', '+6%')}${box(204, 200, 460, 340, '#fff', 14)}${brush.text('Cotações por mês', { x: 224, y: 232, size: 15, fill: ink, cut: 'strong' })}<path d="M224 300h420M224 352h420M224 404h420M224 456h420" stroke="${line}"/>${bars}${brush.text('jan', { x: 226, y: 480, size: 12, fill: quiet })}${brush.text('dez', { x: 640, y: 480, size: 12, fill: quiet, anchor: 'end' })}${greek(228, 510, [180, 120], line)}${box(680, 200, 252, 340, '#fff', 14)}${brush.text('Entregas de hoje', { x: 700, y: 232, size: 15, fill: ink, cut: 'strong' })}${load(brush, 268, 'Fortaleza – Recife', 'Chega às 14h20', '#18a673')}${load(brush, 322, 'Mossoró – Natal', 'Em rota', '#18a673')}${load(brush, 376, 'Sobral – Teresina', 'Coleta às 16h', '#ffb547')}${box(700, 420, 212, 100, '#e8effc', 10)}<path d="M720 496C760 440 800 520 836 462S890 440 898 436" stroke="${blue}" stroke-width="3" stroke-dasharray="1 7" stroke-linecap="round"/><circle cx="720" cy="496" r="6" fill="${ink}"/><circle cx="836" cy="462" r="8" fill="#ffb547"/><circle cx="898" cy="436" r="6" fill="${blue}"/>`
  return browser(brush, 'painel.nortelogistica.example', page)
}

export function search(brush: Brush): Screen {
  const result = (y: number, tone: string) =>
    `<circle cx="32" cy="${y}" r="10" fill="${tone}"/>${greek(50, y, [110], '#d9dfe8')}${greek(24, y + 26, [188], '#b9c6de')}${greek(24, y + 46, [226, 196], '#e6eaf1')}`
  const page = `${box(0, 0, 276, 596, '#fff')}${box(16, 48, 244, 44, '#fff', 22, ' stroke="#d7deea"')}<circle cx="38" cy="69" r="6" stroke="${quiet}" stroke-width="2"/><path d="M43 74l5 5" stroke="${quiet}" stroke-width="2"/>${brush.text('frete fortaleza recife', { x: 58, y: 74, size: 13.5, fill: ink })}${brush.text('Tudo', { x: 24, y: 122, size: 12, fill: blue, cut: 'strong' })}${brush.text('Mapas', { x: 74, y: 122, size: 12, fill: quiet })}${brush.text('Notícias', { x: 130, y: 122, size: 12, fill: quiet })}<path d="M0 132h276" stroke="${line}"/><path d="M22 132h32" stroke="${blue}" stroke-width="3"/>${box(12, 148, 252, 164, '#f2f6ff', 16)}<circle cx="36" cy="174" r="11" fill="${ink}"/><path d="M31 179l5 -10 5 10Z" fill="#6ea0ff"/>${brush.text('Norte Logística', { x: 54, y: 172, size: 12, fill: ink, cut: 'strong' })}${brush.text('rotas / fortaleza-recife', { x: 54, y: 186, size: 10.5, fill: quiet })}${brush.text('Frete Fortaleza a Recife', { x: 26, y: 216, size: 15.5, fill: blue, cut: 'strong' })}${brush.text('Preço na hora, coleta em 24 h', { x: 26, y: 238, size: 12, fill: '#40516f' })}${brush.text('e carga no mapa. Cote agora.', { x: 26, y: 255, size: 12, fill: '#40516f' })}${box(26, 270, 98, 28, blue, 14)}${brush.text('Cotar frete', { x: 75, y: 288, size: 12, fill: '#fff', cut: 'strong', anchor: 'middle' })}${result(346, '#c9d3e4')}${result(440, '#dbe2ed')}${result(534, '#c9d3e4')}`
  return phone(brush, page)
}
