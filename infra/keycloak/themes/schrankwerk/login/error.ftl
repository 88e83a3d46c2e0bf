<#import "template.ftl" as layout>
<#assign portal = (client.baseUrl)!"/">
<@layout.registrationLayout displayMessage=false; section>
<#if section = "header">
  ${msg("errorTitle")}
<#elseif section = "form">
  <div id="kc-error-message">
    <p class="instruction">${kcSanitize(message.summary)?no_esc}</p>
    <p class="schrankwerk-buttons">
      <a id="backToApplication" class="${properties.kcButtonPrimaryClass}" href="${portal}">${msg("backToApplication")}</a>
    </p>
  </div>
</#if>
</@layout.registrationLayout>
