/** The countries whose two letters, which browsers know them by, are not the first two of the service's three (ISO 3166). */
const others =
  "ABWAW AGOAO ALAAX ANDAD AREAE ARMAM ATAAQ ATFTF ATGAG AUTAT BDIBI BENBJ BESBQ BGDBD BHSBS BIHBA BLRBY " +
  "BLZBZ BRBBB BRNBN CAFCF CHLCL CHNCN CODCD COGCG COKCK COMKM CPVCV CUWCW CYMKY DNKDK ESHEH ESTEE FLKFK " +
  "FROFO FSMFM GINGN GLPGP GNBGW GNQGQ GRDGD GRLGL GUFGF GUYGY IRLIE IRQIQ ISRIL JAMJM KAZKZ KORKR LBRLR " +
  "LBYLY MACMO MAFMF MDGMG MDVMV MEXMX MLTMT MNEME MNPMP MOZMZ MTQMQ MYTYT NIUNU PAKPK PCNPN PLWPW PNGPG " +
  "POLPL PRKKP PRTPT PRYPY PYFPF SENSN SGSGS SLBSB SLVSV SPMPM SRBRS SURSR SVKSK SVNSI SWESE SWZSZ SYCSC " +
  "TCDTD TKMTM TUNTN TURTR TUVTV UKRUA URYUY WLFWF";

const pairs = new Map(others.split(" ").map((pair) => [pair.slice(0, 3), pair.slice(3)]));

/** The two letters of a country by its three; null where that is no such code. */
export function regionOf(code: string): string | null {
  return /^[A-Z]{3}$/.test(code) ? (pairs.get(code) ?? code.slice(0, 2)) : null;
}
