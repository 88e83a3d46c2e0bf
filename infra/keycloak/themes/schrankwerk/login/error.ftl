<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false; section>
<#if section = "header">
  ${msg("errorTitle")}
<#elseif section = "form">
  <div id="kc-error-message">
    <p class="instruction">${kcSanitize(message.summary)?no_esc}</p>
    <p class="schrankwerk-buttons">
      <a id="backToApplication" class="${properties.kcButtonPrimaryClass}" href="/">${msg("backToApplication")}</a>
    </p>
  </div>
</#if>
</@layout.registrationLayout>
