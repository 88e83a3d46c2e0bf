<#import "template.ftl" as layout>
<@layout.registrationLayout; section>
<#if section = "header">
  ${msg("logoutConfirmTitle")}
<#elseif section = "form">
  <p class="instruction">${msg("logoutConfirmHeader")}</p>
  <form action="${url.logoutConfirmAction}" method="post">
    <input type="hidden" name="session_code" value="${logoutConfirm.code}"/>
    <p class="schrankwerk-buttons">
      <button id="kc-logout" name="confirmLogout" type="submit" value="1" class="${properties.kcButtonPrimaryClass}">${msg("doLogout")}</button>
      <a class="${properties.kcButtonSecondaryClass}" href="/">${msg("backToApplication")}</a>
    </p>
  </form>
</#if>
</@layout.registrationLayout>
