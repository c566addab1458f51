/** Words of Portuguese resumes, in the form that `readLexicon` reads. */
export const PORTUGUESE = `
tails: , com menos {p} % de desperdício | para {n} pessoas por dia | em {few} locais | numa equipa de {n} | , antes do fim {season} | sem uma única reclamação
summaries: {Label} com {few} anos de ofício, quase todos em {town}. Gosto de ordem, de pontualidade e de trabalho bem acabado.
 | Pessoa prática e calma. Depois de {few} anos procuro um lugar onde possa aprender e ensinar.
 | Trago {few} anos de prática e vontade de ficar. Habituada a turnos e a equipas de {n} pessoas.
job summaries: Empresa familiar com {n} trabalhadores. | Substituição por licença, depois prolongada. | Lugar sazonal, quatro dias por semana.
schools: Universidade de {town} | Escola Secundária {Family} | Instituto Politécnico de {town} | Escola Profissional {Family} | Centro de Formação de {town}
courses: Contabilidade | Direito do Trabalho | Anatomia | Estatística | Retórica | Pedologia
awards: Aprendiz do Ano ~ Câmara de {town} | Bolsa de mérito ~ Fundação {Family} | Menção honrosa ~ Junta de {town}
projects: Banco de sementes ~ Troca de sementes com {n} voluntários | Mapa da noite ~ Horário dos últimos autocarros em {n} paragens | Maré ~ Sensores em {few} cais
skill groups: Ofício | Ferramentas | Relações | Escritório | Máquinas
common: Carta de condução B | Folhas de cálculo | Primeiros socorros | Turno da noite | Caixa | Escalas | Atendimento ao público
languages: Português | Mirandês | Inglês | Crioulo | Francês
fluencies: Língua materna | Fluente | Intermédio | Básico | C1 | B2
interests: Caminhadas | Fado | Horta | Xadrez | Surf | Cerâmica
fill season: do verão | do ano | da época
fill Family: Carvalhal | Noronha | Sequeira | Vasconcelos | Bragança | Leitão | Mourão | Salgueiro

# enfermagem
roles: Auxiliar de saúde | Enfermeira de cuidados gerais | Enfermeiro-chefe | Técnica de enfermagem | Cuidadora
employers: Hospital de {town} | Lar de São {Family} | Clínica {Family} | Santa Casa de {town}
did: Cuidei de {n} utentes por turno | Fiz pensos e registei a evolução | Ensinei familiares a mobilizar doentes | Organizei a vacinação às quintas | Escrevi as passagens de turno
skills: Pensos | Cuidados paliativos | Triagem | Colheitas | Algaliação | Mobilização
studies: Licenciatura ~ Enfermagem | Curso técnico ~ Auxiliar de Saúde
certificates: Suporte Avançado de Vida ~ INEM | Tratamento de feridas ~ Escola {Family}

# cozinha
roles: Copeira | Ajudante de cozinha | Cozinheiro de segunda | Chefe de cozinha | Pasteleira
employers: Tasca do {Family} | Hotel {Family} | Cantina de {town} | Restaurante A Nora
did: Cozinhei {n} refeições por dia | Fiz pão e caldos em casa | Montei a carta com {few} hortas vizinhas | Mantive o registo de alergénios | Baixei o custo dos pratos em {p} %
skills: Grelha | Pastelaria | Fichas técnicas | HACCP | Compras | Peixe
studies: Curso profissional ~ Cozinha e Pastelaria | Especialização ~ Panificação
certificates: Higiene alimentar ~ {Family} Formação | Escanção nível 1 ~ Escola de Vinhos de {town}

# ensino
roles: Animadora | Professor de Matemática | Educadora de infância | Coordenadora de ciclo | Diretor de turma
employers: Agrupamento de Escolas de {town} | Colégio {Family} | Jardim de infância O Pinhal | Centro de Explicações {Family}
did: Dei aulas a {n} alunos | Escrevi o plano do ciclo | Organizei visitas de estudo | Orientei {few} estagiários | Dirigi o clube de teatro
skills: Gestão de sala | Avaliação | Inclusão | Oratória | Planificação | Tutoria
studies: Mestrado ~ Ensino da Matemática | Licenciatura ~ Educação Básica
certificates: Formação de formadores ~ IEFP | Nadador-salvador ~ ISN

# oficina
roles: Aprendiz de serralharia | Serralheiro | Soldador de tubagem | Encarregado de oficina | Torneiro mecânico
employers: Oficinas {Family} | Metalúrgica de {town} | Estaleiros {Family} | Serralharia {Family} Lda.
did: Soldei depósitos até {n} mm | Li desenhos e isométricos | Ensinei {few} aprendizes | Reparei máquinas agrícolas | Mantive o armazém em ordem
skills: TIG | MAG | Oxicorte | Quinagem | Torno | Ponte rolante
studies: Curso profissional ~ Soldadura | Bacharelato ~ Engenharia Mecânica
certificates: ISO 9606-1 ~ ISQ | Empilhador ~ {Family} Segurança

# informatica
roles: Estagiária de programação | Programador | Engenheira de software | Arquiteto de sistemas | Analista de suporte
employers: {Family} Sistemas | Lanterna Digital | Dados de {town} | Oficina de Bits
did: Reescrevi a faturação em Go | Passei {n} tarefas para uma só fila | Baixei a pesquisa para {n} ms | Estive de prevenção uma semana em {few} | Apaguei {n} mil linhas sem uso
skills: Go | PostgreSQL | React | Kafka | Docker | Python
studies: Licenciatura ~ Engenharia Informática | Mestrado ~ Sistemas Distribuídos
certificates: CKA ~ CNCF | LPIC-1 ~ Linux Professional Institute
`;
