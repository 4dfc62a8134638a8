import { chromium } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const tabs=['','?aba=areas','?aba=projetos','?aba=processo','?aba=resultados','?aba=contato']
const paths=['/cases-sucesso','/home1/case-studies',...tabs.map(t=>'/portfolio'+t),...tabs.map(t=>'/home1/portfolio'+t)]
for (const w of [320,390,768,1440]) { const c=await b.newContext({viewport:{width:w,height:900},reducedMotion:'reduce'}); const p=await c.newPage(); p.on('console',m=>{if(['error','warning'].includes(m.type()))console.log('CONSOLE',m.text().slice(0,200))})
 for (const path of paths) { const reqs=[]; await p.goto('http://127.0.0.1:4105'+path); await p.waitForFunction(()=>'hydrated' in document.documentElement.dataset); await p.evaluate(()=>document.querySelectorAll('details').forEach(d=>d.open=true)); await p.waitForTimeout(150)
  const over=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(over>0) console.log('OVERFLOW',w,path,over)
  if (w===390||w===1440){ const r=await new AxeBuilder({page:p}).withTags(['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa','best-practice']).analyze(); for(const v of r.violations) console.log(w,path,v.id,v.nodes.length,v.nodes[0].target.join(' '),v.nodes[0].failureSummary.slice(0,250)) }
 } 
 if(w===1440){ await p.goto('http://127.0.0.1:4105/portfolio'); await p.waitForFunction(()=>'hydrated' in document.documentElement.dataset); const seen=[]; p.on('request',r=>seen.push(r.url())); await p.getByRole('tab',{name:'Processo'}).click(); await p.waitForTimeout(800); console.log('requests on tab:',seen) }
 await c.close() }
await b.close()
