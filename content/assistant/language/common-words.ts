/** Everyday words that the site does not use: they are no misspelling of something else. */
export const commonWords = `
a ainda agora ali alguem algum alguma amanha amigo amiga antes ao aos aquela aquele aquilo as assim ate bem boa bom
cada cade caso certo cheguei coisa com comigo como consigo conta contigo da dai dar das de dela dele depois desde deu
deve devo dia dias diz dizer do dois dos duas duvida ela ele eles em embora entao entre era eram essa esse esta estao
estava este estou eu existe fala falar falei favor faz fazer feita feito fica ficar foi foram fosse gente gosto gostei
gostaria grande gostei ha hoje houve ir isso isto ja la lhe logo mais mal mandar mando mas me meio mesma mesmo meu minha
muita muito nada nao nas nem nenhum nesse neste no nos nossa nosso nova novo num numa nunca o oi ola onde ontem ora os
ou outra outro pagar para parece pela pelo pequena pequeno pessoal pessoas poder poderia podem pode posso pois por
porque pouca pouco precisando precisava preciso primeira primeiro quais qual qualquer quando quanta quantas quanto
quantos quase que quem queria quero quiser rapaz saber sabe sabem sabia se seja sem sempre sendo ser sera seria seu sei
si sim sinto so sobre sou sua tal talvez tambem tanto tao te tem temos tenho ter teria teu teve ti tinha tipo toda todas
todo todos trabalho tu tua tudo um uma umas uns vai vamos vao ver vez vezes vi viu voce voces vou conheco conhecer
queremos alguma informacao informacoes noite tarde manha semana mes meses ano anos pessoa empresa negocio loja abraco
moca moco senhor senhora dona seu obrigado obrigada fazendo querendo pensando falando vendo entender entendi entendo
`
