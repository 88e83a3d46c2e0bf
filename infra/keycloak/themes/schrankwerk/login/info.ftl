<#import "template.ftl" as layout>
<#assign next = pageRedirectUri!actionUri!"/">
<@layout.registrationLayout displayMessage=false; section>
<#if section = "header">
  <#if messageHeader??>${kcSanitize(msg("${messageHeader}"))?no_esc}<#else>${msg("infoTitle")}</#if>
<#elseif section = "form">
  <div id="kc-info-message">
    <p class="instruction">${message.summary}</p>
    <p class="schrankwerk-buttons">
      <a class="${properties.kcButtonPrimaryClass}" href="${next}">${msg((pageRedirectUri?? || !actionUri??)?then("backToApplication", "doContinue"))}</a>
    </p>
  </div>
</#if>
</@layout.registrationLayout>
