/** The landing routes of the specification (product §2), each of which one of the shipped brands owns. */
export const SPECIFIED_ROUTES: readonly string[] = `
  /pa /ua /c/pa /c/ua /q/pa /q/ua /xiaoyou/pa /xiaoyou/ua /zyd/pa /zyd/ua /haohao/pa /haohao/ua /lt/pa /lt/ua
  /index_m /index_l /index_z /index_w /index_s /h_m /mi_you /koudai_guhao /index_y /index_y_h /index_x_m
  /index_s_y /index_d_d /index_m_rent /index_m_m /index_h_l /index_q_z /index_zy /index_lt /index_mhw
  /index_mhw_ios /index_mhh /index_hdd /index_zyd /index_zhk /index_uzh /index_maihaoma /index_maihaohao
  /xiaoyoushequ /huoshanzuhao /haohao /index_zuhaokuang /zuduiwan /index_maihaokuang /index_fanqiezuhao
  /index_zuhaoe /index_maihaoshou /index_maihaoe /index_pangxiezuhao /index_jiaoyihou /index_hjzh /index_kzh
  /index_jyb /index_tbb /aboutus /index_ttzh /index_youjie /gameshop /about_us /download /index_zhm /index_hh
  /index_wkzh /index_mhm /index_sdmh /index_qmh /index_mhy /index_mhg /index_mhn /index_mhb /index_ddmh
  /index_zhilian /index_zhanghaowan /index_maihaoxie /index_xxmh /index_sym /index_zhengqi /index_yyzh
  /index_zhx /index_zuhaoxie /index_guhaoxie
`
  .trim()
  .split(/\s+/);
