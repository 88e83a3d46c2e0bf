<#import "template.ftl" as layout>

<#-- Each choice is a button, so that a keyboard reaches and presses it. -->
<@layout.registrationLayout displayInfo=false; section>
<#if section = "header">
  ${msg("loginChooseAuthenticator")}
<#elseif section = "form">
  <ul class="schrankwerk-choices" role="list">
    <#list auth.authenticationSelections as selection>
      <li>
        <form id="kc-select-credential-form-${selection?index}" action="${url.loginAction}" method="post">
          <input type="hidden" name="authenticationExecution" value="${selection.authExecId}"/>
          <button type="submit" class="schrankwerk-choice">
            <strong>${msg(selection.displayName)}</strong>
            <span>${msg(selection.helpText)}</span>
          </button>
        </form>
      </li>
    </#list>
  </ul>
</#if>
</@layout.registrationLayout>
