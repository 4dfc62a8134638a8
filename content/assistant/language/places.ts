/** States, large cities and countries that visitors come from, folded, parted by commas. */
export const places = `
acre, alagoas, amapa, amazonas, bahia, ceara, distrito federal, espirito santo, goias, maranhao, mato grosso, mato grosso do sul,
minas gerais, minas, para, paraiba, parana, pernambuco, piaui, rio de janeiro, rio grande do norte, rio grande do sul, rondonia,
roraima, santa catarina, sao paulo, sergipe, tocantins, sp, rj, mg, rs, pr, sc, ba, ce, pe, go, df, es, rn, pb, ma, pi, al, se, am,
nordeste, sudeste, centro oeste, interior, litoral, sertao, serra, exterior, brasil,
rio branco, maceio, macapa, manaus, salvador, fortaleza, brasilia, vitoria, goiania, sao luis, cuiaba, campo grande, belo horizonte,
bh, belem, joao pessoa, curitiba, recife, teresina, rio, natal, porto alegre, poa, porto velho, boa vista, florianopolis, floripa,
sampa, aracaju, palmas, campinas, guarulhos, santos, sorocaba, ribeirao preto, sao jose dos campos, osasco, santo andre, jundiai,
bauru, piracicaba, niteroi, petropolis, juiz de fora, uberlandia, contagem, betim, montes claros, londrina, maringa, cascavel,
ponta grossa, joinville, blumenau, chapeco, balneario camboriu, caxias do sul, pelotas, santa maria, canoas, gramado, feira de santana,
ilheus, porto seguro, juazeiro, juazeiro do norte, sobral, caucaia, maracanau, crato, iguatu, mossoro, campina grande, caruaru,
olinda, petrolina, garanhuns, parnaiba, imperatriz, santarem, anapolis, dourados, rondonopolis, ananindeua, maraba, vila velha,
portugal, lisboa, porto, espanha, madri, eua, estados unidos, miami, orlando, argentina, buenos aires, paraguai, uruguai, chile,
angola, mocambique, italia, franca, inglaterra, londres, alemanha, japao, canada, irlanda, europa, africa
`
