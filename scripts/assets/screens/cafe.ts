import { type Brush, box, greek, phone, type Screen, still } from './brush.ts'

const cream = '#f8ead6'
const roast = '#2a1710'
const leaf = '#3f6b4a'

function ridge(w: number, y: number, lift: number, h: number, fill: string): string {
  return `<path d="M0 ${y}C${w * 0.14} ${y - lift} ${w * 0.24} ${y + lift * 0.4} ${w * 0.38} ${y - lift * 0.5}S${w * 0.6} ${y - lift * 1.1} ${w * 0.72} ${y - lift * 0.3}S${w * 0.9} ${y - lift * 0.9} ${w} ${y - lift * 0.4}V${h}H0Z" fill="${fill}"/>`
}

/** The range at dawn. */
function dawn(id: string, w: number, h: number): string {
  return `<linearGradient id="${id}" x2="0" y2="${h}" gradientUnits="userSpaceOnUse"><stop stop-color="#4b3a52"/><stop offset=".45" stop-color="#d9784f"/><stop offset=".7" stop-color="#ffc678"/></linearGradient>${box(0, 0, w, h, `url(#${id})`)}<circle cx="${w * 0.74}" cy="${h * 0.46}" r="${h * 0.12}" fill="#ffe9bd"/>${ridge(w, h * 0.58, h * 0.16, h, '#a25a4d')}${ridge(w, h * 0.68, h * 0.12, h, '#6d4647')}${ridge(w, h * 0.8, h * 0.14, h, '#3a2c30')}${ridge(w, h * 0.93, h * 0.1, h, '#1d1a1a')}`
}

export function film(brush: Brush): Screen {
  const page = `${dawn('d', 960, 540)}${box(0, 0, 960, 44, '#000')}${box(0, 470, 960, 70, '#000')}${brush.text('Serra Clara', { x: 480, y: 142, size: 46, fill: '#fff6e6', cut: 'display', anchor: 'middle' })}<circle cx="480" cy="262" r="52" fill="rgb(20 12 8 / .62)"/><circle cx="480" cy="262" r="51" stroke="#fff6e6" stroke-width="2"/><path d="M465 238v48l40 -24Z" fill="#fff6e6"/>${brush.text('“A gente colhe grão por grão.”', { x: 480, y: 446, size: 22, fill: '#fff', cut: 'strong', anchor: 'middle' })}<path d="M40 496h880" stroke="#4b4541" stroke-width="4" stroke-linecap="round"/><path d="M40 496h262" stroke="#ffb547" stroke-width="4" stroke-linecap="round"/><circle cx="302" cy="496" r="8" fill="#ffb547"/>${brush.text('1:12', { x: 40, y: 526, size: 14, fill: '#d8cfc6' })}${brush.text('4:02', { x: 920, y: 526, size: 14, fill: '#d8cfc6', anchor: 'end' })}`
  return still(brush, 960, 540, page)
}

export function feedPhone(brush: Brush): Screen {
  const looks = [
    '#6b3b22',
    leaf,
    '#c98a4b',
    '#40251a',
    '#8fa86b',
    '#a4562f',
    '#2f4a38',
    '#d9a066',
    '#5a3424',
  ]
  const tiles = looks
    .map((fill, i) => {
      const x = 8 + (i % 3) * 88
      const y = 230 + Math.floor(i / 3) * 126
      const motif = [
        `<path d="M${x + 14} ${y + 118}q28 -70 56 0Z" fill="#fff" opacity=".16"/>`,
        `<ellipse cx="${x + 42}" cy="${y + 66}" rx="17" ry="25" fill="#1c0f0a" opacity=".55"/><path d="M${x + 42} ${y + 42}q-8 24 0 48" stroke="${fill}" stroke-width="3"/>`,
        `<path d="M${x + 22} ${y + 56}h36v22a18 18 0 0 1 -36 0Z" fill="${cream}"/><path d="M${x + 58} ${y + 60}q14 2 0 18" stroke="${cream}" stroke-width="4"/><path d="M${x + 34} ${y + 46}q-6 -8 0 -16M${x + 46} ${y + 46}q-6 -8 0 -16" stroke="${cream}" stroke-width="2.500"/>`,
      ][(i + 2 * Math.floor(i / 3)) % 3]
      return `${box(x, y, 84, 122, fill, 6)}${motif}<path d="M${x + 9} ${y + 102}v12l10 -6Z" fill="#fff"/>${greek(x + 26, y + 108, [22], 'rgb(255 255 255 / .7)')}`
    })
    .join('')
  const facts = [
    ['126', 'vídeos'],
    ['18,4 mil', 'seguidores'],
  ]
    .map(
      ([value, label], i) =>
        `${brush.text(value as string, { x: 128 + i * 78, y: 88, size: 15, fill: roast, cut: 'display', anchor: 'middle' })}${brush.text(label as string, { x: 128 + i * 78, y: 104, size: 10.5, fill: '#8a6f5c', anchor: 'middle' })}`,
    )
    .join('')
  const page = `${box(0, 0, 276, 596, '#fffaf2')}<circle cx="52" cy="88" r="32" fill="${leaf}"/><ellipse cx="52" cy="88" rx="11" ry="17" fill="${cream}"/><path d="M52 72q-6 16 0 32" stroke="${leaf}" stroke-width="3"/>${facts}${brush.text('Café Serra Clara', { x: 20, y: 146, size: 15, fill: roast, cut: 'strong' })}${greek(22, 162, [150, 96], '#e4d6c4')}${box(20, 190, 236, 28, roast, 8)}${brush.text('Seguir', { x: 138, y: 209, size: 12.5, fill: '#fff', cut: 'strong', anchor: 'middle' })}${tiles}`
  return phone(brush, page)
}
