import { describe, expect, test } from 'vitest'
import { firstScreenRules } from './critical-css.ts'

const rules = (css: string, html: string, theme = 'noite') => firstScreenRules(css, html, theme)

describe('The rules of a first screen', () => {
  test('are those whose classes, ids and elements stand in it', () => {
    const css = '.hero{color:red}.below{color:red}#a .hero{top:0}h1,h2{margin:0}.hero p b{top:1px}'
    const html = '<div class="hero" id="b"><h1>Olá</h1></div>'
    expect(rules(css, html)).toBe('.hero{color:red}h1{margin:0}')
  })

  test('come from several files, each with its own first comment', () => {
    const css = '/*! a */\n@layer x{.hero{top:0}}\n/*! b; {c} */\n.hero{left:0}\n'
    expect(rules(css, '<p class="hero"></p>')).toBe('@layer x{.hero{top:0}}.hero{left:0}')
  })

  test('know classes with signs, as utilities have them', () => {
    const css =
      '.w-\\[9\\.5em\\]{width:9.5em}.lg\\:grid{display:grid}.\\[\\&\\>b\\]\\:m-0>b{margin:0}'
    const html = '<p class="w-[9.5em] lg:grid [&amp;&gt;b]:m-0"><b></b></p>'
    expect(rules(css, html)).toBe(css)
  })

  test('follow the theme, and what may be on the root element before the first paint', () => {
    const css =
      '[data-theme=noite]{color:red}[data-theme="dia"]{color:blue}[data-consent=ask] body{top:0}'
    expect(rules(css, '')).toBe('[data-theme=noite]{color:red}[data-consent=ask] body{top:0}')
    expect(rules(css, '', 'dia')).toContain('[data-theme="dia"]')
  })

  test('leave later states, paper and parts of controls to the whole stylesheet', () => {
    const css =
      '.a:hover{top:0}.a[data-solid]{top:0}::placeholder{top:0}@media print{.a{top:0}}:root:has(dialog){top:0}'
    expect(rules(css, '<a class="a"></a>')).toBe('')
  })

  test('judge what stands in :is and :where, and not what must not be', () => {
    const css = ':is(.a,.b)>i{top:0}:where(.c>i){top:0}.a:not(.c){top:0}'
    expect(rules(css, '<p class="a"><i></i></p>')).toBe(':is(.a,.b)>i{top:0}.a:not(.c){top:0}')
  })

  test('keep every layer in its place, also an empty one', () => {
    const css = '@layer base{.x{top:0}}@layer parts{.a{top:0}}@media (width>1px){.x{top:0}}'
    expect(rules(css, '<p class="a">')).toBe('@layer base;@layer parts{.a{top:0}}')
  })

  test('bring the variables, registrations and keyframes they use, and no others', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px}@property --b{syntax:"*"}@property --c{syntax:"*"}.a{top:var(--a);animation:turn 1s}@keyframes turn{to{top:0}}@keyframes spin{to{top:0}}'
    expect(rules(css, '<p class="a">')).toBe(
      ':root{--a:var(--b);--b:1px}@property --b{syntax:"*"}.a{top:var(--a);animation:turn 1s}@keyframes turn{to{top:0}}',
    )
  })

  test('are read past braces in strings and addresses', () => {
    const css = '.a:before{content:"}{";background:url("data:a;b,{}")}.b{top:0}'
    expect(rules(css, '<p class="a">')).toBe(
      '.a:before{content:"}{";background:url("data:a;b,{}")}',
    )
  })
})
