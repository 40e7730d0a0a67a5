import { expect, test } from "vitest";
import { languages } from "#/i18n/languages.ts";
import { regionOf } from "./regions.ts";
import { countryName } from "./useCountryName.ts";

/** Every country of ISO 3166, by its three letters and its two. */
const countries = (
  "ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD AREAE ARGAR ARMAM ASMAS ATAAQ ATFTF ATGAG AUSAU AUTAT AZEAZ " +
  "BDIBI BELBE BENBJ BESBQ BFABF BGDBD BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ BMUBM BOLBO BRABR BRBBB " +
  "BRNBN BTNBT BVTBV BWABW CAFCF CANCA CCKCC CHECH CHLCL CHNCN CIVCI CMRCM CODCD COGCG COKCK COLCO COMKM " +
  "CPVCV CRICR CUBCU CUWCW CXRCX CYMKY CYPCY CZECZ DEUDE DJIDJ DMADM DNKDK DOMDO DZADZ ECUEC EGYEG ERIER " +
  "ESHEH ESPES ESTEE ETHET FINFI FJIFJ FLKFK FRAFR FROFO FSMFM GABGA GBRGB GEOGE GGYGG GHAGH GIBGI GINGN " +
  "GLPGP GMBGM GNBGW GNQGQ GRCGR GRDGD GRLGL GTMGT GUFGF GUMGU GUYGY HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU " +
  "IDNID IMNIM INDIN IOTIO IRLIE IRNIR IRQIQ ISLIS ISRIL ITAIT JAMJM JEYJE JORJO JPNJP KAZKZ KENKE KGZKG " +
  "KHMKH KIRKI KNAKN KORKR KWTKW LAOLA LBNLB LBRLR LBYLY LCALC LIELI LKALK LSOLS LTULT LUXLU LVALV MACMO " +
  "MAFMF MARMA MCOMC MDAMD MDGMG MDVMV MEXMX MHLMH MKDMK MLIML MLTMT MMRMM MNEME MNGMN MNPMP MOZMZ MRTMR " +
  "MSRMS MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA NCLNC NERNE NFKNF NGANG NICNI NIUNU NLDNL NORNO NPLNP NRUNR " +
  "NZLNZ OMNOM PAKPK PANPA PCNPN PERPE PHLPH PLWPW PNGPG POLPL PRIPR PRKKP PRTPT PRYPY PSEPS PYFPF QATQA " +
  "REURE ROURO RUSRU RWARW SAUSA SDNSD SENSN SGPSG SGSGS SHNSH SJMSJ SLBSB SLESL SLVSV SMRSM SOMSO SPMPM " +
  "SRBRS SSDSS STPST SURSR SVKSK SVNSI SWESE SWZSZ SXMSX SYCSC SYRSY TCATC TCDTD TGOTG THATH TJKTJ TKLTK " +
  "TKMTM TLSTL TONTO TTOTT TUNTN TURTR TUVTV TWNTW TZATZ UGAUG UKRUA UMIUM URYUY USAUS UZBUZ VATVA VCTVC " +
  "VENVE VGBVG VIRVI VNMVN VUTVU WLFWF WSMWS YEMYE ZAFZA ZMBZM ZWEZW "
)
  .trim()
  .split(" ");

test("every country has its two letters", () => {
  expect(countries.length).toBe(249);
  const wrong = countries.filter((pair) => regionOf(pair.slice(0, 3)) !== pair.slice(3));
  expect(wrong).toEqual([]);
  expect(["", "in", "India", "INDX"].map(regionOf)).toEqual([null, null, null, null]);
});

test.each(languages)("every country has a name in $code", ({ code, locale }) => {
  const script = {
    en: /^[\p{Script=Latin}\p{Script=Common}]+$/u,
    hi: /\p{Script=Devanagari}/u,
    ar: /\p{Script=Arabic}/u,
  };
  const nameless = countries.filter((pair) => {
    const name = countryName({ code: pair.slice(0, 3) }, locale);
    return name === null || name.length < 3 || !script[code].test(name);
  });
  expect(nameless).toEqual([]);
});

test("a country is called as the page's language calls it; in English, and where nobody else knows it, as the service does", () => {
  const india = { code: "IND", name: "India" };
  expect(["en-IN", "hi-IN", "ar-AE"].map((locale) => countryName(india, locale))).toEqual([
    "India",
    "भारत",
    "الهند",
  ]);
  expect(countryName({ code: "USA", name: "United States of America (the)" }, "en-IN")).toBe(
    "United States of America (the)",
  );
  expect(countryName({ code: "QQQ", name: "Ruritania" }, "hi-IN")).toBe("Ruritania");
  expect(countryName({ code: "QQQ" }, "hi-IN")).toBe("QQQ");
  expect(countryName({ code: null }, "hi-IN")).toBeNull();
});
